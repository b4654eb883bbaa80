// The longer texts of the description, in Markdown.

import {
  DIGIT_WEIGHTS,
  FORMULA_VERSION,
  PAIR_WEIGHTS,
  weightsText,
} from '../../domain/calculation/formula.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { DATA_LICENSE, SITE_NAME } from '../contract/service.ts';

/** What the service is, its terms and its promises. */
export const describeService = (
  catalogue: Catalogue,
) => `ผลรางวัล การตรวจเลข สถิติ และคะแนนจากผลที่ผ่านมาของหวยไทย ลาว และฮานอย ${catalogue.size} ประเภท
ใช้ฟรี ไม่ต้องสมัคร ไม่ต้องใช้คีย์ เรียกจากเบราว์เซอร์ได้ทุกเว็บ

Free, read-only, no key. Any origin may call from a browser. A credit link to ${SITE_NAME} is
requested, not enforced.

**Terms.** Commercial use is allowed without asking. Not for use in online gambling sites; the service takes no bets. Payout follows official
announcements; check results are for convenience only. Scores describe past draws and predict nothing.

**Compatibility.** The core of this API follows a published spec; fields and parameters marked *ours* are
additions to it. New ones may be added at any time, so ignore what you do not know. Nothing is removed or renamed without a
new major version of this description.

**Licence.** The code is MIT. Draws are facts, which nobody owns; what rights ${SITE_NAME} has in this
collection of them it waives ([${DATA_LICENSE.name}](${DATA_LICENSE.url})). Each draw names in \`source\` who published or
collected it: please credit them.

**Paths.** What is asked by query has no ending; a file has one, \`.json\` where it is JSON.

**Files.** Every answer but those of \`/check\`, \`/check/batch\` and a \`date\` of \`/results\` is also a file whose path spells the query:
\`/results/{lottery}/{limit}.json\`, \`/stats/{lottery}.json\`, \`/stats/{lottery}/{prize}.json\`,
\`/calculations/{lottery}/{window}.json\`, \`/calculations/{lottery}/{window}/{prize}.json\`. They
count against the same quota.

**Open files.** What no question leads to, without a quota: every draw at an address of its own, the whole
history in bulk, feeds, calendars, and a manifest with the hash of every file. They are listed below, marked
*ours*; beside them \`/draws/{lottery}/{year}.json\` has the draws of a year, each as at its own address. A program that polls needs only \`/changes.json\`.

**Manners.** Results change only when a draw is announced: cache for 300 seconds, send
\`If-None-Match\`, and while waiting for an announcement ask every five minutes. A parameter that an
address does not take is refused with 400, as is one that is empty or repeated; files take none. Only tags (\`utm_…\`, \`fbclid\`, \`gclid\`,
\`ref\`, \`openExternalBrowser\`) and cache-busters (\`_\`, \`t\`, \`ts\`, \`v\`, \`cb\`, \`nocache\`, \`rand\`, a number or a day on its own) pass. \`errorEn\` says in English what \`error\` says, in every refusal.

**Dates.** \`drawDate\` is Gregorian. In stats, \`from\`, \`to\` and \`lastDate\` are of the Buddhist era
(year + 543) and have \`…Iso\` twins; never parse the Buddhist ones, 2567-02-29 is no Gregorian day.

**Time zone.** Days and hours are of Asia/Bangkok (UTC+7, all year); a moment that ends in \`Z\` is UTC.

**A wrong number** is reported at the contact of this description; what is corrected stands in changes.json.`;

/** The older form is not described: the answer of a path has one form. */
export const BATCH_NOTE = `Counted with \`/check\`: one request, whatever the number of numbers. Each is compared as \`/check\`
compares one. \`/check?numbers=…\` is the same question, for programs of before this path.`;

/** Which prizes a number meets. */
export function describeChecking(catalogue: Catalogue): string {
  const government = catalogue.get(DEFAULT_LOTTERY);
  return `**What a number is compared with.** Every prize of exactly its own length, whole. A *ticket* (6 digits for
every lottery, 5 or 4 where a prize has as many) also meets the shorter prizes at their place in it. A
ticket is written ABCDEF, so five digits are BCDEF and four CDEF:

| lottery | accepted digits | a ticket meets |
|---|---|---|
| thai-government | 2, 3, 6 | all ${government?.prizes.length} prizes: adjacent ones whole, front three, last three, last two |
| lao-lottery | 2, 3, 4, 6 | ABCDEF, CDEF, DEF (3 ตัวบน), EF (2 ตัวบน), CD (2 ตัวล่าง) |
| other lao-* drawing six digits | 2, 3, 6 | ABCDEF, DEF, EF, AB (2 ตัวล่าง) |
| other lao-* drawing five, hanoi-svip | 2, 3, 5, 6 | BCDEF, DEF, EF, BC or CD (2 ตัวล่าง), as \`/lotteries.json\` says |
| hanoi-normal, hanoi-4d | 2, 3, 4, 5, 6 | BCDEF, CDEF, DEF, EF; never 2 ตัวล่าง |
| other hanoi-* | 2, 3, 5, 6 | BCDEF, DEF, EF; never 2 ตัวล่าง |
| gsb-lottery | 2, 3, 6 | DEF (3 ตัวบน); never 2 ตัวล่าง, nor the seven digits of its first prize |

A length that no prize of the lottery decides is refused with 400, since "not a winner" would be false comfort.
A prize that is no part of the ticket, or longer than it, is named in \`notCompared\`, one whose numbers no source has in
\`unavailablePrizes\`. N3 is another game of the Government Lottery Office: its three digits are not compared, and \`note\` says so. Several hits give several matches; a number drawn twice wins twice. Only
thai-government has fixed payouts, known from 2010-03-01 on: elsewhere a win has the amount "0.00", so go by \`isWinner\`.

*Ours*, for the forms of this site whose script has not run: with \`format=html\` the answer and every refusal is a
page in Thai, which takes what people type (several numbers on lines, blanks, Thai digits), and asks which draw is meant
where no \`date\` is sent; an empty one is the newest. Without it nothing changes.
It is no parameter of this operation, nor is \`numbers\` in place of \`number\`, which answers as \`/check/batch\`: an
operation with one form of answer is what clients can be made of.`;
}

export const FORMULA_NOTE = `**Formula ${FORMULA_VERSION}.** For one prize, over the draws of the window that had it:

- A *rate* is occurrences ÷ places the candidate could have stood in: every digit of a number for a
  digit, every two neighbouring digits, left to right, for a pair.
- A *component* is 50 × rate ÷ expected, at most 100; expected is 1/10 for a digit and 1/100 for a
  pair. A rate of exactly chance is 50; \`gap\` and \`position\` are not centred on it, so nor is a score.
- \`frequency30\`: the newest 30 draws. \`historical\`: all. \`recent\`: all, a draw of age a (newest 0)
  weighted 0.5^(a/10). \`position\`: the one place where the candidate is most frequent.
- \`gap\`: 100 × min(1, draws since last seen ÷ (3 × expected draws between)), expected between being
  10 ÷ mean places a draw.
- digit score = ${weightsText(DIGIT_WEIGHTS)}; pair score = ${weightsText(PAIR_WEIGHTS)}.
- Two decimals, half away from zero, once, at the end. Order: score descending, then candidate.
- A prize that no draw of the window had has no ranking, and says so in \`note\`.

*Worked by hand:* a two-digit prize drew 12, then (newest) 21. Digit 1: 2 occurrences in 4 places,
rate 0.5, so frequency30 and historical are min(100, 50 × 0.5 ÷ 0.1) = 100 and recent is 100 too; it is in
the newest draw, so gap is 0. Score 0.40 × 100 + 0.30 × 100 + 0.20 × 100 + 0.10 × 0 = 90.
Pair 21: 1 occurrence in 2 places, every component at its cap of 100, score 100.
Digit 3: never seen in 2 draws; expected between = 10 ÷ 2 = 5, gap = 100 × 2 ÷ 15 = 13.33, score 1.33.

The scores describe past draws and predict nothing.`;
