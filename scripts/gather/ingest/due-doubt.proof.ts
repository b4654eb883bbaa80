// Doubtful draws that a source answers with, by the real command: they are held back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockFrom } from '../../../tests/support/clock.ts';
import { dataBefore, drawsIn, THAI_2026, xsmbOf } from '../../../tests/support/due-data.ts';
import { recordedGlo } from '../../../tests/support/recorded-glo.ts';
import {
  folderWith,
  removeFolders,
  runScript,
  textsOf,
} from '../../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../../tests/support/upstream-stand-in.ts';

afterAll(removeFolders);

describe.concurrent('ingest --due', () => {
  const DAY = '2026-05-02';
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
    standIn.texts.xsmb = xsmbOf('2026-05-01');
  });
  afterAll(() => standIn.close());
  /** Asks GLO, which answers so, into a folder that has no draw of the day. */
  const askGlo = async (answer: string) => {
    const data = await folderWith(await dataBefore({ thai: DAY, hanoi: '2026-05-02' }));
    standIn.gloAnswers.set(DAY, answer);
    const run = await runScript('ingest', ['--due'], {
      DATA_FOLDER: data,
      ...clockFrom(`${DAY}T15:00:00+07:00`),
      GLO_API_URL: standIn.gloUrl,
      XSMB_CSV_URL: standIn.xsmbUrl,
    });
    return {
      ...run,
      heldBack: JSON.parse((await textsOf(data)).get('held-back.json') ?? '[]'),
      newest: (await drawsIn(data, THAI_2026))[0]?.drawDate,
    };
  };
  const zeros = recordedGlo().replaceAll(/"value": ?"[0-9]+"/g, (value) =>
    value.replaceAll(/[0-9]/g, '0'),
  );
  const repeated = () => {
    const answer = JSON.parse(recordedGlo());
    const { number } = answer.response.result.data.fifth;
    for (const index of [1, 2, 3]) number[index + 3].value = number[index - 1].value;
    return JSON.stringify(answer);
  };

  test('173 zeros of GLO, a hundred numbers of which three are twice: held back, exit 1', async () => {
    // Adjacent prizes of zeros contradict the first prize, which nobody can accept.
    const ways = ['--source stored --reason', '--source glo --accept zeros'];
    for (const [index, answer] of [zeros, repeated()].entries()) {
      expect(await askGlo(answer)).toMatchObject({
        code: 1,
        newest: '2026-04-16',
        heldBack: [
          {
            lottery: 'thai-government',
            doubts: expect.arrayContaining([expect.objectContaining({ name: 'zeros' })]),
          },
        ],
        stdout: expect.stringContaining(ways[index] ?? ''),
      });
    }
  });
});
