// What must be said of a lottery at a moment, from the built status and list of lotteries and the
// calendar of the data: reckoned day by day, apart from the program that the pages run.
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTHS = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export type Timetable = {
  readonly lottery: string;
  /** Of the newest draw. */
  readonly drawDate: string;
  readonly schedule: {
    readonly every: string;
    readonly time: string;
    readonly on?: readonly (string | number)[];
  };
  readonly moves: readonly {
    readonly day: string;
    readonly to: string | null;
    readonly from?: number;
    readonly until?: number;
  }[];
};

export const bangkokDay = (ms: number) => new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 10);
const plus = (day: string, days: number) =>
  bangkokDay(Date.parse(`${day}T12:00:00+07:00`) + days * DAY_MS);

function movedTo(day: string, moves: Timetable['moves']): string | null {
  const year = Number(day.slice(0, 4));
  const once = moves.find((move) => move.day === day);
  const yearly = moves.find(
    (move) => move.day === day.slice(5) && year >= (move.from ?? 0) && year <= (move.until ?? 9999),
  );
  const move = once ?? yearly;
  if (!move) return day;
  if (move.to === null || move.to.length === 10) return move.to;
  // The 30th of December stands for the first of January after it.
  return `${move.day < '02' && move.to > '12' ? year - 1 : year}-${move.to}`;
}

function isDrawn(day: string, { schedule, moves }: Timetable): boolean {
  // No move has been longer than sixty days.
  const near =
    moves.length === 0 ? [day] : Array.from({ length: 121 }, (_, index) => plus(day, index - 60));
  return near.some((usual) => {
    const week = WEEK[new Date(`${usual}T12:00:00Z`).getUTCDay()] ?? '';
    const usually =
      schedule.every === 'day' ||
      (schedule.on ?? []).includes(schedule.every === 'week' ? week : Number(usual.slice(8)));
    return usually && movedTo(usual, moves) === day;
  });
}

/** The draws announced after the newest one until a moment, and the first one after it. */
export function expectedDraws(timetable: Timetable, now: number) {
  const at = (day: string) => Date.parse(`${day}T${timetable.schedule.time}:00+07:00`);
  const due: string[] = [];
  for (let day = plus(timetable.drawDate, 1); ; day = plus(day, 1)) {
    if (!isDrawn(day, timetable)) continue;
    if (at(day) > now) {
      const [first] = due;
      const isLate = first !== undefined && now >= at(first) + 3 * HOUR_MS;
      return { due, isLate, next: day, wait: at(day) - now };
    }
    due.push(day);
  }
}

const short = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** The tag of a lottery: that a draw is missing, in the words of the table of states. */
export function expectedTag(timetable: Timetable, now: number): string {
  const { due, isLate } = expectedDraws(timetable, now);
  const [first] = due;
  if (first === undefined) return '';
  const day = `${short(first)} ${Number(first.slice(0, 4)) + 543}`;
  return isLate
    ? `ยังไม่มีผลใหม่ตั้งแต่งวด ${day} เลขนี้เป็นของงวดก่อน อย่าเพิ่งทิ้งสลากของงวดที่ยังไม่มีผล`
    : `กำลังรอผลงวด ${day} เลขนี้เป็นของงวดก่อน อย่าเพิ่งทิ้งสลากของงวดที่รอ`;
}

/** The same where there is room for a badge alone. */
export function expectedBadge(timetable: Timetable, now: number): string {
  const { due, isLate } = expectedDraws(timetable, now);
  if (due.length === 0) return '';
  return isLate ? 'ยังไม่มีผลใหม่' : 'กำลังรอผล';
}

/** The state of a lottery on its card. */
export function expectedState(timetable: Timetable, now: number): string {
  const { due, isLate } = expectedDraws(timetable, now);
  if (due.length === 0) return 'ไม่ขาดงวด';
  return isLate ? `ขาด ${due.length.toLocaleString('en')} งวด` : 'กำลังรอ';
}

/** The age of a draw, in words; nothing of a day to come. */
export function expectedAge(drawDate: string, now: number): string {
  const days = Math.round(
    (Date.parse(`${bangkokDay(now)}T00:00:00Z`) - Date.parse(`${drawDate}T00:00:00Z`)) / DAY_MS,
  );
  if (days < 0) return '';
  return ['วันนี้', 'เมื่อวาน'][days] ?? `${days.toLocaleString('en')} วันก่อน`;
}

/** The word for a day that is near, else none. */
export function expectedNear(day: string, now: number): string {
  if (plus(bangkokDay(now), 1) === day) return 'พรุ่งนี้';
  const age = expectedAge(day, now);
  return /\d/.test(age) ? '' : age;
}
