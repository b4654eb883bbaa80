// The package as a command, `npx perdphon check thai-government 402701`. Its sentences are Thai
// first. It never says "lost" while something could still change that.
import { parseArgs } from 'node:util';
import { standingOf } from '../api/contract/standing.ts';
import {
  type Answered,
  type Client,
  createClient,
  LotteryFault,
  type LotterySlug,
  NoHostAnswered,
  WrongCall,
} from './perdphon.ts';
import type { Clock } from './settings.ts';

/** What the process has: a test gives its own. */
export type CommandIo = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The address of the service that this package was made for, if its maker stated it. */
  readonly home: string | undefined;
  readonly fetch: typeof fetch;
  /** Instead of the real time, in tests. */
  readonly clock?: Clock;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
};

const HELP = `ผลหวยและตรวจเลข จากบริการเปิดผล · Lottery results and ticket checks

  perdphon latest                     งวดล่าสุดของทุกหวย · the newest draw of every lottery
  perdphon latest lao                 ของกลุ่ม thai, lao หรือ hanoi · of a group
  perdphon latest lao-tv              ของหวยเดียว ครบทุกรางวัล · of one lottery, every prize
  perdphon check thai-government 402701 53 [--date 2026-10-01]
                                      ตรวจ 1 ถึง 20 เลข กับงวดล่าสุดหรืองวดของวันที่ระบุ · check numbers

  --host URL    ที่อยู่ของบริการ หรือตั้ง PERDPHON_URL · the service
  --json        คำตอบทั้งหมดของ API · the whole answer
  --help

ผลเป็น 0 ได้คำตอบ, 1 บริการไม่ตอบหรือไม่มีงวดนั้น, 2 ใช้ไม่ถูก
Exit codes: 0 answered, 1 no answer or no such draw, 2 wrong use`;

const OPTIONS = {
  date: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const GROUPS = ['thai', 'lao', 'hanoi'] as const;

/** An answer, and the lines that tell it. */
type AnswerLines = { readonly answer: Answered<object>; readonly lines: readonly string[] };

/** Thrown if a call is not one of the command's. */
class WrongUse extends Error {}

/** Runs the command; `argv` without the program. */
export async function main(argv: readonly string[], io: CommandIo): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = readArguments(argv);
    if (values.help) {
      io.out(HELP);
      return 0;
    }
    const client = openClient(values.host, io);
    const { answer, lines } = await answerCall(positionals, values.date, client);
    const { stale } = answer;
    const all = stale ? [...lines, stale.note] : lines;
    for (const line of values.json ? [JSON.stringify(answer)] : all) io.out(line);
    return 0;
  } catch (error) {
    const isOfUse = error instanceof WrongUse || error instanceof WrongCall;
    if (!isOfUse && !(error instanceof LotteryFault || error instanceof NoHostAnswered))
      throw error;
    io.err(error.message);
    if (!isOfUse && error.errorEn) io.err(error.errorEn);
    if (error instanceof WrongUse) io.err('perdphon --help');
    // The caller can mend a question, but not a draw that is missing or a silent host.
    return isOfUse || (error instanceof LotteryFault && error.status === 400) ? 2 : 1;
  }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`ไม่รู้จักตัวเลือกที่ระบุ · ${(error as Error).message}`);
  }
}

function openClient(host: string | undefined, { env, home, fetch, clock }: CommandIo): Client {
  const url = host ?? env['PERDPHON_URL'] ?? home;
  if (!url) {
    throw new WrongUse(
      'กรุณาระบุที่อยู่ของบริการด้วย --host หรือ PERDPHON_URL · Name the service by --host',
    );
  }
  return createClient({ hosts: [url], fetch, ...(clock && { clock }) });
}

async function answerCall(
  [call, subject, ...numbers]: readonly string[],
  date: string | undefined,
  client: Client,
): Promise<AnswerLines> {
  if (call === 'check' && subject !== undefined && numbers.length > 0)
    return tellCheck(await client.checkMany(checkOf(subject, numbers, date)));
  if (call !== 'latest' || numbers.length > 0 || date !== undefined)
    throw new WrongUse(
      'ใช้ latest หรือ check ตามด้วยรหัสหวยและเลข · Use latest, or check with a lottery and numbers',
    );
  const group = GROUPS.find((name) => name === subject);
  if (subject === undefined || group) {
    const answer = await client.latest(group ? { group } : {});
    return { answer, lines: answer.data.map(tellShortly) };
  }
  const answer = await client.results({ lottery: subject as LotterySlug });
  return { answer, lines: answer.data.flatMap(tellDraw) };
}

const checkOf = (lottery: string, numbers: readonly string[], date: string | undefined) => ({
  ...{ lottery: lottery as LotterySlug, numbers },
  ...(date === undefined ? {} : { date }),
});

type Draw = Awaited<ReturnType<Client['latest']>>['data'][number];

/** What keeps a draw from being whole and certain. */
const tellStates = (body: Parameters<typeof standingOf>[0]) =>
  standingOf(body).map(({ text }) => text);

function tellDraw(draw: Omit<Draw, 'nextDraw'>): string[] {
  const prizes = draw.prizes.map(({ name, numbers }) => `  ${name}: ${numbers.join(' ')}`);
  return [`${draw.lotteryName} งวด ${draw.displayName}`, ...prizes, ...tellStates(draw)];
}

/** A draw in a line: the numbers of its first prize. */
function tellShortly(draw: Draw): string {
  const [first] = draw.prizes;
  const states = tellStates(draw).map((words) => ` (${words})`);
  return `${draw.lottery}  ${draw.lotteryName} ${draw.displayName}: ${first?.name} ${first?.numbers.join(' ')}${states.join('')}`;
}

type Checks = Awaited<ReturnType<Client['checkMany']>>;

function tellCheck(answer: Checks): AnswerLines {
  const { lotteryName, displayName, results } = answer.data;
  const lines = results.map((result) => {
    const note = result.note ? ` (${result.note})` : '';
    return `${result.number} ${nameVerdict(result, answer.data)}${note}`;
  });
  const states = tellStates(answer.data);
  return { answer, lines: [`${lotteryName} งวด ${displayName}`, ...lines, ...states] };
}

function nameVerdict(result: Checks['data']['results'][number], draw: Checks['data']): string {
  if (result.isWinner) {
    const names = result.matches.map(({ prize }) => prize).join(', ');
    const baht = result.totalAmount > 0 ? ` ${result.totalAmount.toLocaleString('th')} บาท` : '';
    return `${draw.doubt ? 'ตรงกับ' : 'ถูกรางวัล'} ${names}${baht}`;
  }
  const { pendingPrizes, unavailablePrizes } = result;
  const isOpen = pendingPrizes || unavailablePrizes || draw.doubt || draw.dueDraws;
  return isOpen ? 'ยังไม่ทราบ' : 'ไม่ถูกรางวัล';
}
