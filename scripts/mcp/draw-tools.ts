// The tools that say what there is: lotteries, days with a draw, one draw, and the draws to come.
import { FILE_FAMILIES, memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { refuseLottery } from '../../src/api/contract/query.ts';
import type { DrawFileBody } from '../../src/api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import { Refusal, type ToolAnswer } from './tool-answer.ts';
import { comingAnnouncements, readDays } from './api.ts';
import { onlyPrize } from './cut.ts';
import { readStates } from './states.ts';
import { COMMON, refuse, requireLottery, type Tool, toolName, topArgument } from './tool.ts';
import {
  describeDraws,
  describeStanding,
  describeStored,
  describeWithdrawn,
  readStanding,
  withStanding,
} from './trust.ts';

const { lottery, prize, date } = COMMON;
const { default: _default, ...ANY_LOTTERY } = lottery;
const { examples: _examples, ...DAY } = date;

const TOP_DAYS = 60;
const TOP_COMING = 10;

const listLotteries: Tool = {
  name: toolName('listLotteries'),
  title: 'หวยทั้งหมด · Lotteries',
  description:
    'หวยทุกประเภท · Every lottery: identifier, Thai name, how many draws are stored and from when to when. With `lottery`, all about that one: schedule, prizes by era, payouts, lengths of number, sources, and its files: whole history (csv and others), feeds, calendar.',
  declared: { lottery: ANY_LOTTERY },
  call: async (given, { ask, origin, catalogue, now }) => {
    const body = await ask.body<LotteriesBody>(FILES.lotteries.path);
    if (given['lottery'] === undefined) {
      const short = body.lotteries.map(({ lottery, nameTh, coverage }) => ({
        lottery,
        nameTh,
        draws: coverage?.draws ?? 0,
        ...(coverage && { from: coverage.from, to: coverage.to }),
      }));
      return { body: { ...body, lotteries: short }, notes: await readStates(ask, body, now()) };
    }
    const found = body.lotteries.filter(({ lottery }) => lottery === given['lottery']);
    if (found.length === 0) throw refuse(refuseLottery(catalogue));
    const families = FILE_FAMILIES.filter((path) => !/\{(date|year)\}/.test(path));
    const lotteries = found.map((entry) => ({
      ...entry,
      files: entry.coverage ? families.map((path) => origin + memberPath(path, entry)) : [],
    }));
    const { lottery, coverage } = found[0] ?? {};
    const notes =
      lottery && coverage ? describeStanding(await readStanding(ask, lottery), now(), '') : [];
    return { body: { ...body, lotteries }, notes };
  },
};

const listDays: Tool = {
  name: toolName('listDays'),
  title: 'วันที่มีผล · Stored days',
  description: `วันที่ของทุกงวดที่มีผล · The days whose draw is stored, newest first, and how many there are. Any of them is a \`date\` of the other tools.`,
  declared: {
    lottery,
    from: { ...DAY, description: 'No day before this one, Gregorian.' },
    to: { ...DAY, description: 'No day after this one, Gregorian.' },
    top: topArgument(1500, `How many days, the newest; by default ${TOP_DAYS}.`),
  },
  call: async (
    { from = '0000', to = '9999', top = TOP_DAYS, ...given },
    { ask, catalogue, now },
  ) => {
    const { slug } = requireLottery(given, catalogue);
    if (String(from) > String(to)) {
      throw new Refusal({
        code: 'invalid_argument',
        error: `from (${from}) อยู่หลัง to (${to}) หมายถึง from=${to} และ to=${from} หรือไม่ · from is after to: did you mean from ${to} to ${from}?`,
        parameter: 'from',
      });
    }
    const stored = await readDays(ask, slug);
    const matching = stored.filter((date) => date >= String(from) && date <= String(to));
    const { withdrawn, data, nextDraw } = await readStanding(ask, slug);
    const trust = [
      ...describeDraws(data.map((draw) => withStanding(draw, nextDraw, now()))),
      ...(await describeStored(ask, slug, (draws) =>
        draws.filter(({ drawDate }) => matching.includes(drawDate)),
      )),
      ...describeWithdrawn(withdrawn, String(from), String(to)),
    ];
    const counts = { stored: stored.length, matching: matching.length };
    const show = (most: number): ToolAnswer => {
      const days = matching.slice(0, most);
      const cut = `แสดง ${days.length} จาก ${matching.length} วัน · The newest ${days.length} of ${matching.length} days are shown: ask with a greater top, or with from and to.`;
      const empty = `ไม่มีงวดในช่วงวันที่ระบุ มีผลตั้งแต่ ${stored.at(-1)} ถึง ${stored[0]} · No draw of those days is stored; the stored ones are of ${stored.at(-1)} to ${stored[0]}.`;
      return {
        body: { success: true, lottery: slug, ...counts, days },
        notes: [
          ...trust,
          ...(matching.length === 0 ? [empty] : []),
          ...(days.length < matching.length ? [cut] : []),
        ],
        shorten: { length: days.length, to: show },
      };
    };
    return show(Number(top));
  },
};

const getDraw: Tool = {
  name: toolName('getDraw'),
  title: 'ผลของงวดหนึ่ง · One draw',
  description: 'ผลรางวัลของงวดในวันที่ระบุ · The draw of one day with all its winning numbers.',
  declared: { lottery, date, prize },
  required: ['date'],
  call: async (given, { ask, catalogue, now }) => {
    const entry = requireLottery(given, catalogue);
    const member = { lottery: entry.slug, date: String(given['date']) };
    const answer = await ask.body<DrawFileBody>(memberPath(FILES.draw.path, member));
    const body = { ...answer, data: withStanding(answer.data, undefined, now()) };
    const { data: newest, withdrawn } = await readStanding(ask, entry.slug);
    // Only the newest draw can be superseded: the service says so of it, and nothing of another.
    const isNewest = newest[0]?.drawDate === body.data.drawDate;
    const after = isNewest ? describeWithdrawn(withdrawn, member.date) : [];
    if (given['prize'] === undefined) {
      return { body, notes: [...describeDraws([body.data]), ...after] };
    }
    const { prizes, pendingPrizes = [], unavailablePrizes = [] } = body.data;
    const known = [...prizes, ...pendingPrizes, ...unavailablePrizes].map(({ slug }) => slug);
    const data = onlyPrize([body.data], String(given['prize']), entry, known);
    return { body: { ...body, data: data[0] }, notes: [...describeDraws(data), ...after] };
  },
};

const listComing: Tool = {
  name: toolName('listComing'),
  title: 'งวดที่จะออก · Coming announcements',
  description:
    'วันและเวลาที่จะประกาศผลครั้งต่อไป · The next announcements of a lottery, by its schedule and the known exceptions; none is promised. Times are UTC.',
  declared: { lottery, top: topArgument(100, `How many announcements; by default ${TOP_COMING}.`) },
  call: async ({ top = TOP_COMING, ...given }, { ask, catalogue, now }) => {
    const { slug } = requireLottery(given, catalogue);
    const calendar = await ask.text(memberPath(FILES.calendar.path, { lottery: slug }));
    const coming = comingAnnouncements(calendar, now(), Number(top));
    const fewer = `รู้ล่วงหน้าเพียง ${coming.length} งวด · Only ${coming.length} announcements are known ahead.`;
    const trust = describeStanding(await readStanding(ask, slug), now());
    const notes = [...trust, ...(coming.length < Number(top) ? [fewer] : [])];
    return { body: { success: true, lottery: slug, coming }, notes };
  },
};

export const DRAW_TOOLS = [listLotteries, listDays, getDraw, listComing];
