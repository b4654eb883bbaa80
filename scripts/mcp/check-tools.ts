// The tools that judge a ticket: one number, or several, against one draw.
import { undecidedWords } from '../../src/api/check/describe-check.ts';
import type { CheckBody, ChecksBody } from '../../src/api/check/check.schema.ts';
import { n3Notes } from '../../src/api/contract/n3.ts';
import { MAX_NUMBERS } from '../../src/api/contract/query.ts';
import { standingOf } from '../../src/api/contract/standing.ts';
import { CHECK_DISCLAIMER, NO_PAYOUT_KNOWN } from '../../src/api/contract/wording.ts';
import { type Arguments, partList } from './arguments.ts';
import { askEndpoint, COMMON, numbersArgument, slugOf, type Tool, toolName } from './tool.ts';
import { describeDraws, describeWithdrawn, readWithdrawn } from './trust.ts';

const { lottery } = COMMON;

const date = {
  ...COMMON.date,
  description: `${COMMON.date.description} Without it the latest stored draw.`,
};
const CHECK_WORDS = `ตรวจเลขกับงวดล่าสุด หรืองวดของวันที่ระบุใน date. ${CHECK_DISCLAIMER}`;

/** Without this sentence a model would report "0.00" as nothing won. */
const UNKNOWN_PAYOUT = `${NO_PAYOUT_KNOWN} · A win of "0.00" is one whose payout is not known here, not one of 0 baht.`;

const check: Tool['call'] = async (read, { ask }) => {
  const given = withList(read);
  const body = await askEndpoint<CheckBody | ChecksBody>(ask, 'check', given);
  const { data } = body;
  const results = 'results' in data ? data.results : [data];
  const matches = results.flatMap((result) => result.matches);
  const isPayoutUnknown = matches.some(({ amount }) => Number(amount) === 0);
  const { drawDate } = data;
  const ofNumbers = 'results' in data ? data.results.flatMap(standingOf) : [];
  // With a day the ticket is of that day, and draws withdrawn after it do not matter.
  const withdrawn = given['date'] === undefined ? await readWithdrawn(ask, slugOf(given)) : [];
  const notes = [
    // A model would report an undecided prize as lost if no sentence said otherwise.
    ...describeDraws([{ drawDate, standing: [...standingOf(data), ...ofNumbers] }]),
    ...new Set(results.flatMap(({ notCompared }) => undecidedWords({ notCompared }))),
    ...new Set(results.flatMap(({ lottery, number }) => n3Notes(lottery, number))),
    ...describeWithdrawn(withdrawn, drawDate),
    ...(isPayoutUnknown ? [UNKNOWN_PAYOUT] : []),
    CHECK_DISCLAIMER,
  ];
  return { body, notes };
};

/** The same with a list, where several numbers stand in the place of one. */
function withList(given: Arguments): Arguments {
  const { number, ...others } = given;
  const numbers = typeof number === 'string' ? partList(number) : [];
  return numbers.length > 1 ? { ...others, numbers } : given;
}

const checkNumber: Tool = {
  name: toolName('checkNumber'),
  title: 'ตรวจเลขหนึ่งเลข · Check one number',
  description: `${CHECK_WORDS} · Checks one number against the latest draw, or that of \`date\`.`,
  declared: {
    lottery,
    number: {
      type: 'string',
      description: 'A text of 2 to 6 digits, zeros in front included.',
      examples: ['004615'],
    },
    date,
  },
  required: ['number'],
  call: check,
};

const checkNumbers: Tool = {
  name: toolName('checkNumbers'),
  title: 'ตรวจหลายเลข · Check several numbers',
  description: `${CHECK_WORDS} · Checks up to ${MAX_NUMBERS} numbers against one draw.`,
  declared: {
    lottery,
    numbers: {
      ...numbersArgument(
        'Each as a text with its zeros. One at fault refuses all: see `rejected`.',
      ),
      maxItems: MAX_NUMBERS,
      examples: [['004615', '53']],
    },
    date,
  },
  required: ['numbers'],
  call: check,
};

export const CHECK_TOOLS: readonly Tool[] = [checkNumber, checkNumbers];
