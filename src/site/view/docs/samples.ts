// A code sample for each endpoint and language. All print the same lines, and a test runs each.
import { ENDPOINTS, type EndpointName } from '../../../api/contract/endpoints.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';
import { PACKAGE_MODULE } from '../../../api/contract/service.ts';
import type { Lang } from '../frame-words.ts';

export type Sample = ReturnType<typeof writeSamples>[number];
export type SampleLanguage = Sample['language'];

/** The lines that print something of a `body`, by language; the request around them is shared. */
type Printing = Readonly<Record<'fetch' | 'python' | 'php', string>>;

const WHOLE_BODY: Printing = {
  fetch: 'console.log(body);',
  python: 'print(body)',
  php: 'print_r($body);',
};

const PRINTING: Readonly<Partial<Record<EndpointName, Printing>>> = {
  results: {
    fetch: `const [draw] = body.data;
console.log(draw.displayName);
// What is not certain of the numbers, and whether a later draw was due: always show it.
const isLate = body.nextDraw?.announcedAt <= new Date().toISOString();
if (isLate) console.log('เลยกำหนดงวด', body.nextDraw.drawDate);
for (const { text } of draw.standing) console.log(text);
for (const prize of draw.prizes) console.log(prize.name, prize.numbers.join(' '));`,
    python: `from datetime import datetime, timezone

draw = body['data'][0]
print(draw['displayName'])
# What is not certain of the numbers, and whether a later draw was due: always show it.
following = body.get('nextDraw')
if following and following['announcedAt'] <= datetime.now(timezone.utc).isoformat():
    print('เลยกำหนดงวด', following['drawDate'])
for state in draw['standing']: print(state['text'])
for prize in draw['prizes']:
    print(prize['name'], *prize['numbers'])`,
    php: `$draw = $body['data'][0];
echo $draw['displayName'], "\\n";
// What is not certain of the numbers, and whether a later draw was due: always show it.
$next = $body['nextDraw'] ?? null;
if ($next && $next['announcedAt'] <= gmdate('Y-m-d\\TH:i:s')) {
    echo 'เลยกำหนดงวด ', $next['drawDate'], "\\n";
}
foreach ($draw['standing'] as $state) echo $state['text'], "\\n";
foreach ($draw['prizes'] as $prize) {
    echo $prize['name'], ' ', implode(' ', $prize['numbers']), "\\n";
}`,
  },
  check: {
    fetch: `const check = body.data;
// A number that won nothing has lost only where nothing is left that could change that.
const isOpen = check.pendingPrizes || check.unavailablePrizes || check.doubt || check.dueDraws;
const lost = isOpen ? 'ยังไม่ทราบ' : 'ไม่ถูกรางวัล';
console.log(check.displayName, check.isWinner ? 'ถูกรางวัล' : lost);
for (const { prize, winningNumber } of check.matches) console.log(prize, winningNumber);
// Why that may not be the last word: always show it.
const { note = '', standing } = check;
if (note) console.log(note);
for (const { text } of standing) if (!note.includes(text)) console.log(text);`,
    python: `check = body['data']
# A number that won nothing has lost only where nothing is left that could change that.
is_open = check.keys() & {'pendingPrizes', 'unavailablePrizes', 'doubt', 'dueDraws'}
lost = 'ยังไม่ทราบ' if is_open else 'ไม่ถูกรางวัล'
print(check['displayName'], 'ถูกรางวัล' if check['isWinner'] else lost)
for match in check['matches']:
    print(match['prize'], match['winningNumber'])
# Why that may not be the last word: always show it.
note = check.get('note', '')
if note: print(note)
for state in check['standing']:
    if state['text'] not in note: print(state['text'])`,
    php: `$check = $body['data'];
// A number that won nothing has lost only where nothing is left that could change that.
$isOpen = isset($check['pendingPrizes']) || isset($check['unavailablePrizes'])
    || isset($check['doubt']) || isset($check['dueDraws']);
$lost = $isOpen ? 'ยังไม่ทราบ' : 'ไม่ถูกรางวัล';
echo $check['displayName'], ' ', $check['isWinner'] ? 'ถูกรางวัล' : $lost, "\\n";
foreach ($check['matches'] as $match) {
    echo $match['prize'], ' ', $match['winningNumber'], "\\n";
}
// Why that may not be the last word: always show it.
$note = $check['note'] ?? '';
if ($note) echo $note, "\\n";
foreach ($check['standing'] as $state) {
    if (!str_contains($note, $state['text'])) echo $state['text'], "\\n";
}`,
  },
  stats: {
    fetch: `for (const prize of body.prizes) {
  const [top] = prize.numbers;
  console.log(prize.prizeName, prize.draws, top.number, top.count);
}`,
    python: `for prize in body['prizes']:
    top = prize['numbers'][0]
    print(prize['prizeName'], prize['draws'], top['number'], top['count'])`,
    php: `foreach ($body['prizes'] as $prize) {
    $top = $prize['numbers'][0];
    echo "{$prize['prizeName']} {$prize['draws']} {$top['number']} {$top['count']}\\n";
}`,
  },
  calculations: {
    fetch: `console.log(body.disclaimer);
for (const { prize, digitRanking } of body.data.prizes) {
  console.log(prize.nameTh, digitRanking.map(({ candidate }) => candidate).join(' '));
}`,
    python: `print(body['disclaimer'])
for ranking in body['data']['prizes']:
    print(ranking['prize']['nameTh'], *[digit['candidate'] for digit in ranking['digitRanking']])`,
    php: `echo $body['disclaimer'], "\\n";
foreach ($body['data']['prizes'] as $ranking) {
    $digits = array_column($ranking['digitRanking'], 'candidate');
    echo $ranking['prize']['nameTh'], ' ', implode(' ', $digits), "\\n";
}`,
  },
};

const THAI_COMMENTS = [
  [
    'What is not certain of the numbers, and whether a later draw was due: always show it.',
    'สิ่งที่ยังไม่แน่นอนของเลข และงวดใหม่กว่าที่ถึงกำหนดแล้ว ให้แสดงเสมอ',
  ],
  [
    'A number that won nothing has lost only where nothing is left that could change that.',
    'เลขที่ไม่ตรงกับรางวัลใด ถือว่าไม่ถูกได้ต่อเมื่อไม่มีสิ่งใดจะเปลี่ยนผลได้อีก',
  ],
  ['Why that may not be the last word: always show it.', 'เหตุที่อาจยังไม่ใช่ผลสุดท้าย ให้แสดงเสมอ'],
] as const;

const withComments = (lang: Lang, code: string) =>
  lang === 'en'
    ? code
    : THAI_COMMENTS.reduce((text, [english, thai]) => text.replace(english, thai), code);

/** The question each endpoint is asked: the one whose answer the OpenAPI description shows. */
export function sampleUrl(endpoint: EndpointName, origin: string, number: string): string {
  const { path, example } = ENDPOINTS[endpoint];
  const parameters = {
    lottery: DEFAULT_LOTTERY,
    ...(endpoint === 'check' && { number }),
    ...example,
  };
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `${origin}${path}?${pairs.join('&')}`;
}

/**
 * @param number the number that `check` is asked about
 * @param lang the language of the comments
 */
export function writeSamples(
  endpoint: EndpointName,
  origin: string,
  number: string,
  lang: Lang = 'th',
) {
  const url = sampleUrl(endpoint, origin, number);
  const printing = PRINTING[endpoint] ?? WHOLE_BODY;
  return [
    { language: 'curl', label: 'curl', highlighted: 'shellscript', code: `curl '${url}'` },
    {
      language: 'fetch',
      label: 'JavaScript',
      highlighted: 'javascript',
      code: `const response = await fetch('${url}');
const body = await response.json();
if (!body.success) throw new Error(body.error);

${withComments(lang, printing.fetch)}`,
    },
    {
      language: 'python',
      label: 'Python',
      highlighted: 'python',
      code: `import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen('${url}') as response:
        body = json.load(response)
except HTTPError as refusal:
    raise SystemExit(json.load(refusal)['error'])

${withComments(lang, printing.python)}`,
    },
    {
      language: 'php',
      label: 'PHP',
      highlighted: 'php',
      code: `<?php
$context = stream_context_create(['http' => ['ignore_errors' => true]]);
$body = json_decode(file_get_contents('${url}', false, $context), true);
if (!$body['success']) exit($body['error']);

${withComments(lang, printing.php)}`,
    },
  ] as const;
}

/** The newest draw through the package, which is imported from the host. */
export function packageCall(origin: string): string {
  const module = `${origin}${PACKAGE_MODULE}`;
  return `import { createClient, getResults } from '${module}';
const client = createClient({ hosts: ['${origin}'] });
const { data: [draw] } = await getResults(client, { lottery: 'thai-government' });
console.log(draw?.standing, draw?.prizes[0]?.numbers);`;
}

/** How a patient client treats a 429: it waits as long as `Retry-After` says and asks once more. */
export const patientFetch = (origin: string) => `async function ask(path) {
  const response = await fetch('${origin}' + path);
  if (response.status !== 429) return response.json();
  const seconds = Number(response.headers.get('Retry-After'));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (await fetch('${origin}' + path)).json();
}`;
