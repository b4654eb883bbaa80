// The status of a live deployment, as far as it is compared with the clock.
import { z } from 'zod';
import { FILES } from '../../../src/api/contract/open-files.ts';
import { statusSchema } from '../../../src/api/answers/status.schema.ts';
import { parseAnswer, UnexpectedAnswer } from '../../../src/intake/sources/source-answer.ts';
import { Failure } from '../../command/failure.ts';
import { fetchText, type Requester, SourceUnreachable } from '../upstream/fetch-text.ts';

const ofLottery = statusSchema.shape.lotteries.element;

/** The rest of a live status may be of an earlier version. */
const comparedStatus = z.object({
  lotteries: ofLottery
    .pick({ lottery: true, lotteryName: true, missing: true })
    .extend({
      latest: ofLottery.shape.latest.unwrap().pick({ drawDate: true, complete: true }).nullable(),
    })
    .array(),
});

export type ComparedStatus = z.infer<typeof comparedStatus>;

/** Throws a `Failure` where the address, or what it answers, is not that of a deployment. */
export async function fetchStatus(origin: string, requester: Requester): Promise<ComparedStatus> {
  if (!URL.canParse(origin)) throw new Failure(`--url ${origin} is not an address`);
  const url = new URL(FILES.status.path, origin).href;
  try {
    const text = await fetchText({ source: 'status', method: 'GET', url }, requester);
    return parseAnswer('status', comparedStatus, text);
  } catch (error) {
    const isRefusal = error instanceof UnexpectedAnswer || error instanceof SourceUnreachable;
    throw isRefusal ? new Failure(error.message) : error;
  }
}
