import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { everyNumber } from '../../domain/digits.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { checkBody, checksBody } from './check-body.ts';
import { checkSchema } from './check.schema.ts';

const lottery = smallLottery([
  prizeKind('six', 6, { nameTh: 'เลข 6 ตัว', place: 'ABCDEF' }),
  prizeKind('top', 2, { nameTh: '2 ตัวบน', amount: '2000.00', place: 'EF' }),
  prizeKind('bottom', 2, { nameTh: '2 ตัวล่าง', amount: '0.00' }),
]);
const draw = drawOn('2026-08-01', { top: ['07'], bottom: ['07'] }, { lacks: ['six'] });
const ORIGIN = 'https://a.example';

describe('checkBody', () => {
  test('a winner: one match a number hit, and their sum as a number', () => {
    const { disclaimer, ...body } = checkBody({ lottery, draw }, '07', ORIGIN);
    expect(body).toEqual({
      success: true,
      data: {
        number: '07',
        isWinner: true,
        drawDate: '2026-08-01',
        displayName: '1 สิงหาคม 2569',
        matches: [
          { prize: '2 ตัวบน', amount: '2000.00', winningNumber: '07' },
          { prize: '2 ตัวล่าง', amount: '0.00', winningNumber: '07' },
        ],
        totalAmount: 2000,
        lottery: 'small',
        lotteryName: 'หวยเล็ก',
        standing: [],
      },
      attribution: { source: 'เปิดผล', url: ORIGIN },
    });
    expect(disclaimer).toMatch(/เพื่อความสะดวกเท่านั้น.*ประกาศอย่างเป็นทางการ/);
  });

  test('a prize without a fixed payout makes a winner of 0 baht', () => {
    const unpaid = { lottery, draw: { ...draw, prizes: { bottom: ['15'] } } };
    expect(checkBody(unpaid, '15', ORIGIN).data).toMatchObject({
      isWinner: true,
      matches: [{ prize: '2 ตัวล่าง', amount: '0.00', winningNumber: '15' }],
      totalAmount: 0,
    });
  });

  test('a prize that is no part of the ticket is named, and only for a ticket', () => {
    expect(checkBody({ lottery, draw }, '123407', ORIGIN).data.notCompared).toEqual([
      { slug: 'bottom', name: '2 ตัวล่าง' },
    ]);
    expect(checkBody({ lottery, draw }, '07', ORIGIN).data).not.toHaveProperty('notCompared');
  });

  test('what is undecided is said in a sentence to be shown, and nothing where all is decided', () => {
    const { note } = checkBody({ lottery, draw }, '123407', ORIGIN).data;
    expect(note).toMatch(/มีข้อมูล: เลข 6 ตัว .*ยังไม่ได้ตรวจ 2 ตัวล่าง/);
    expect(checkBody({ lottery, draw }, '07', ORIGIN).data).not.toHaveProperty('note');
  });

  test('numbers that may be wrong say so and why, of one number and of several', () => {
    const doubted = { lottery, draw: { ...draw, doubt: 'สองแหล่งไม่ตรงกัน' } };
    const { data } = checkBody(doubted, '08', ORIGIN);
    const several = checksBody(doubted, ['08', '09'], ORIGIN).data;
    expect([data.doubt, several.doubt]).toEqual(['สองแหล่งไม่ตรงกัน', 'สองแหล่งไม่ตรงกัน']);
    expect(checkBody({ lottery, draw }, '08', ORIGIN).data).not.toHaveProperty('doubt');
  });

  test('no winner: no match and 0 baht', () => {
    expect(checkBody({ lottery, draw }, '08', ORIGIN).data).toMatchObject({
      isWinner: false,
      matches: [],
      totalAmount: 0,
    });
  });

  test('a prize no source has is named where the number could have won it, and only there', () => {
    const ticket = checkBody({ lottery, draw }, '123407', ORIGIN).data;
    expect(ticket.unavailablePrizes).toEqual([{ slug: 'six', name: 'เลข 6 ตัว' }]);
    expect(ticket.matches.map(({ prize }) => prize)).toEqual(['2 ตัวบน']);
    expect(checkBody({ lottery, draw }, '07', ORIGIN).data).not.toHaveProperty('unavailablePrizes');
  });
});

describe('the body of every lottery with draws', () => {
  let stored: readonly LotteryDraws[];
  beforeAll(async () => {
    stored = lotteriesWithDraws((await readRealArchive()).archive);
  });

  test('is known whole by its schema, for every 2- and 3-digit number and a ticket', () => {
    const wrong = stored.flatMap(({ lottery: of, draws: [latest] }) =>
      [...everyNumber(2), ...everyNumber(3), '004615'].filter((number) => {
        if (latest === undefined) return true;
        const body = checkBody({ lottery: of, draw: latest }, number, ORIGIN);
        const parsed = checkSchema.safeParse(body);
        return JSON.stringify(parsed.data) !== JSON.stringify(body);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
