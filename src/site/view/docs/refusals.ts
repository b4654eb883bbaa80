// Every refusal, with the sentence of the catalogue that the edge uses.
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { FAULT_CODES, type FaultCode } from '../../../api/contract/fault-codes.ts';
import { memberPath } from '../../../api/contract/open-file-path.ts';
import { FILES } from '../../../api/contract/open-files.ts';
import * as faults from '../../../api/contract/faults.ts';
import { MAX_NUMBERS } from '../../../api/contract/query.ts';
import { WINDOWS } from '../../../domain/window.ts';
import { catalogue } from '../built-data.ts';

const [first] = catalogue.values();
const waiting = catalogue.values().find(({ hasDraws }) => !hasDraws);
const lottery = first ?? { slug: '', nameTh: '' };
const index = memberPath(FILES.drawIndex.path, { lottery: lottery.slug });

/** A sample: the real sentence names every lottery. */
const SHOWN = 2;
const some = (names: readonly string[]) => [...names.slice(0, SHOWN), '…'];

const EXAMPLES: Readonly<Record<FaultCode, faults.Fault>> = {
  unknown_lottery: faults.unknownLottery(some([...catalogue.keys()])),
  invalid_limit: faults.invalidLimit(),
  missing_number: faults.missingNumber(),
  invalid_number: faults.invalidNumber(),
  undecidable_number: faults.undecidableNumber(lottery, first?.numberLengths ?? []),
  number_and_numbers: faults.numberAndNumbers(),
  too_many_numbers: faults.tooManyNumbers(MAX_NUMBERS),
  invalid_date: faults.invalidDate(),
  no_draw_on_date: faults.noDrawOnDate(lottery, index),
  draw_withdrawn: faults.drawWithdrawn(lottery, {
    th: 'แหล่งอื่นให้เลขไม่ตรงกัน',
    en: 'other sources have other numbers',
  }),
  unknown_window: faults.unknownWindow(WINDOWS),
  unknown_prize: faults.unknownPrize(lottery, some(first?.prizes ?? [])),
  unknown_parameter: faults.unknownParameter(ENDPOINTS.results.parameters, 'lottery'),
  repeated_parameter: faults.repeatedParameter('lottery'),
  empty_parameter: faults.emptyParameter('lottery'),
  no_draws_yet: faults.noDrawsYet(waiting ?? lottery),
  unknown_path: faults.unknownPath([ENDPOINTS.results.path, '…', FILES.changes.path]),
  method_not_allowed: faults.methodNotAllowed(['GET', 'HEAD', 'OPTIONS']),
  unreadable_request: faults.unreadableRequest(),
  quota_exceeded: faults.quotaExceeded(ENDPOINTS.results.quotaPerMinute, 42),
  internal_error: faults.internalError(),
};

/** In the order of the catalogue of refusals. */
export const REFUSALS = FAULT_CODES.map((code) => EXAMPLES[code]);
