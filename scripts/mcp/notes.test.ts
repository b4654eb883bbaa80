// Of which draws a tool says how they stand. That each says each state is the law of states.
import { beforeAll, describe, expect, test } from 'vitest';
import { worldOf } from '../../tests/support/outlets.ts';
import { answering, connected, type ToolService } from '../../tests/support/small-mcp.ts';
import { standing } from '../../src/api/contract/standing.ts';
import { describeDraws } from './notes.ts';

const lottery = 'small';
let service: ToolService;
beforeAll(async () => {
  service = await worldOf({ draw: {}, now: Date.parse('2026-08-17T00:00:00Z') });
});

const notesOf = async (from: ToolService, name: string, args: object = { lottery }) => {
  const { isError, body } = await (await connected(from)).call(name, args);
  expect(isError).toBe(false);
  return (body.notes ?? []).join('\n');
};

test('what was withdrawn before the draws that are told is no news of them', async () => {
  const withdrawn = (day: string) => ({
    '/api/lotteries.json': ({ lotteries }: { lotteries: object[] }) => {
      const words = { reason: 'เลขของงวดก่อน', reasonEn: 'numbers of the draw before.' };
      const act = { at: '2026-08-14T00:00:00.000Z', drawDates: [day], ...words };
      return { lotteries: lotteries.map((one) => ({ ...one, withdrawn: [act] })) };
    },
  });
  const [old, late] = ['2023-05-01', '2026-08-17'].map((day) => answering(service, withdrawn(day)));
  for (const [name, input, told] of [
    ['get_results', { lottery }, 'later'],
    ['get_results', { lottery, date: '2026-08-15' }, 'never'],
    ['check_numbers', { lottery, numbers: '07' }, 'later'],
    ['check_numbers', { lottery, numbers: '07', date: '2026-08-15' }, 'never'],
    ['get_latest', {}, 'later'],
    ['list_days', { lottery }, 'later'],
    ['get_stats', { lottery }, 'always'],
    ['get_calculations', { lottery }, 'always'],
  ] as const) {
    const said = [old, late].map((from) => notesOf(from as ToolService, name, input));
    expect([name, (await Promise.all(said)).map((notes) => notes.includes('ถอนผล'))]).toEqual([
      name,
      [told === 'always', told !== 'never'],
    ]);
  }
});

test('a draw that was just due is awaited, then late, and one of today not yet', async () => {
  const at = (now: string) => notesOf({ ...service, now: Date.parse(now) }, 'get_results');
  expect(await at('2026-08-17T13:00:00Z')).toBe('');
  expect(await at('2026-08-17T14:00:00Z')).toContain('กำลังรอผลงวด 17 ส.ค. 2569');
  expect(await at('2026-08-18T00:00:00Z')).toContain('ยังไม่มีผลใหม่ตั้งแต่งวด 17 ส.ค. 2569');
});

test('what is said of several draws is one sentence', () => {
  const draws = ['2026-08-16', '2026-08-01', '2026-07-16'].map((drawDate) => {
    return { drawDate, standing: standing({ unconfirmed: true }) };
  });
  expect(describeDraws(draws)).toEqual([
    '3 งวด 16 กรกฎาคม 2569 ถึง 16 สิงหาคม 2569: รอยืนยันจากแหล่งอื่น ขณะนี้มีแหล่งเดียว · Unconfirmed: one source alone has these numbers so far. (3 draws, 2026-07-16 to 2026-08-16)',
  ]);
});

describe('of stored draws that are not certain', () => {
  test.each(['get_stats', 'get_calculations'])('%s says how many', async (name) => {
    const stats = (body: { dataset: object }) => {
      return { ...body, dataset: { ...body.dataset, draws: 5, inDoubt: 2, unconfirmed: 3 } };
    };
    const draws = ({ data: [newest, ...older] }: { data: object[] }) => {
      return { data: [newest, ...older.map((draw) => ({ ...draw, doubt: 'x' }))] };
    };
    const from = answering(service, {
      ...{ '/api/stats': stats, '/api/stats/small.json': stats },
      '/api/export/small.json': draws,
    });
    const notes = await notesOf(from, name);
    expect(notes).toMatch(/In doubt: 2 of the 5 stored draws: 2026-08-15/);
    expect(notes).toContain('Unconfirmed: 3 of the 5 stored draws');
    expect(await notesOf(service, name)).not.toContain('stored draws');
  });

  test('list_days says which', async () => {
    const year = ({ data: [newest, before] }: { data: object[] }) => {
      return { data: [newest, { ...before, standing: standing({ doubt: 'x' }) }] };
    };
    const from = answering(service, { '/api/draws/small/2026.json': year });
    expect(await notesOf(from, 'list_days')).toMatch(/งวด 15 สิงหาคม 2569: เลขอาจผิด/);
  });
});
