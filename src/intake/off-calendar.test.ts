import { expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../testing/real-archive.ts';
import { drawOf } from '../testing/real-lotteries.ts';
import { warnOffCalendar } from './off-calendar.ts';

const { archive, calendar } = await readRealArchive();

test.each([
  { slug: 'thai-government', day: '2026-11-16', warned: false, because: 'the 16th' },
  { slug: 'thai-government', day: '2027-01-17', warned: false, because: 'a known exception' },
  { slug: 'thai-government', day: '2027-01-16', warned: true, because: 'moved to the 17th' },
  { slug: 'thai-government', day: '2026-11-15', warned: true, because: 'no draw day' },
  { slug: 'lao-lottery', day: '2026-10-10', warned: true, because: 'a Saturday' },
  { slug: 'lao-tv', day: '2026-10-10', warned: false, because: 'daily' },
])('$slug on $day is warned of: $warned, $because', ({ slug, day, warned }) => {
  const findings = warnOffCalendar(drawOf(day, {}), lotteryDraws(archive, slug).lottery, calendar);
  expect(findings.map(({ severity }) => severity)).toEqual(warned ? ['warning'] : []);
});
