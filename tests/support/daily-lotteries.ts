// Three daily lotteries, and a source that has their draws as soon as they are announced.
import { type Asked, folderOfDaily, type Says, upstreamOf } from './rounds.ts';

export const [MORNING, TV, SPECIAL] = ['lao-morning', 'lao-tv', 'hanoi-special'];
const HOURS: Readonly<Record<string, string>> = {
  [MORNING]: '08:30',
  [TV]: '10:30',
  [SPECIAL]: '17:30',
};

/** Three daily lotteries, each with its draw of 22 August. */
export const dataFolder = () => folderOfDaily(Object.keys(HOURS));

/** The same number each time for a lottery and day. */
export function drawn({ lottery, day }: Asked) {
  const number = [...`${lottery}${day}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 89_999,
    7,
  );
  return {
    number: String(10_000 + number),
    prizes: { 'bottom-two-digit': [String((number * 7) % 100).padStart(2, '0')] },
  };
}
const isAnnounced = ({ lottery, day, at }: Asked) => at >= `${day} ${HOURS[lottery]}:00`;
/** A source as it should be. */
export const prompt: Says = (asked) => (isAnnounced(asked) ? drawn(asked) : undefined);

export const ALL = upstreamOf('allhuay', Object.keys(HOURS));
