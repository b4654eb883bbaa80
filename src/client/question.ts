// What a client asks, how it is spelt, and whether an answer is to it.
import { DEFAULT_LOTTERY } from '../api/contract/query.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import type { DrawMember } from './answers.ts';

/** What is asked; the service by query, so that a refusal names the parameter. */
export type Question = {
  /** Below `/api`; `{lottery}` is that of `member`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly member?: { readonly lottery: string; readonly date?: string; readonly year?: string };
  /** A browser then asks whether its own copy still holds. */
  readonly revalidate?: boolean;
};

/** The file that has an answer, and the answer within it; `pick` gives none if it lacks it. */
export type FileOfAnswer = {
  readonly path: string;
  readonly pick?: (body: object) => object | undefined;
};

/** The question of one draw. Browsers keep its file for a day: a correction would stay unseen. */
export const drawQuestion = ({ lottery, date }: DrawMember) =>
  ({ path: '/draws/{lottery}/{date}.json', member: { lottery, date }, revalidate: true }) as const;

/** `fillPath('/export/{lottery}.csv', { lottery: 'lao-tv' }) //=> '/export/lao-tv.csv'` */
export function fillPath(path: string, member: Question['member']): string {
  const values: Readonly<Record<string, string>> = { ...member };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The parameters that were given. */
export function searchParams(query: Question['query'] = {}): URLSearchParams {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
}

/** Where answers name what they are about. */
type Named = {
  readonly lottery?: string | { readonly slug: string };
  readonly window?: string;
  readonly drawDate?: string;
  readonly results?: readonly { readonly number: string }[];
};

/**
 * Whether an answer is to another question, by all that both of them name: a cache on the way may
 * ignore the query.
 */
export function isOfAnother(body: object, { query, member }: Question): boolean {
  const { lottery, window, data } = body as Named & { readonly data?: Named | readonly Named[] };
  const { results = [], ...first }: Named = (Array.isArray(data) ? data[0] : data) ?? {};
  const asked: Question['query'] = {
    ...(query && { lottery: DEFAULT_LOTTERY, window: DEFAULT_WINDOW }),
    ...query,
    ...member,
  };
  const subject = {
    lottery: (typeof lottery === 'object' ? lottery.slug : lottery) ?? first.lottery,
    window,
    date: first.drawDate,
    numbers: asked['numbers'] && results.map(({ number }) => number).join(','),
  };
  return Object.entries(subject).some(
    ([name, value]) =>
      value !== undefined && asked[name] !== undefined && value !== String(asked[name]),
  );
}
