// Pictures of codes through the scanner of the built check page: a number that is shown is the one
// encoded. CI looks at a part of the set: `SCAN_PICTURES=500 npm run proofs -- scan-set` at all of
// it.
import { expect, test } from 'vitest';
import { codeSet } from './support/code-set.ts';
import { bitmapFile } from './support/picture-files.ts';
import { visitBuiltSite } from './support/visit.ts';

const PICTURES = Number(process.env['SCAN_PICTURES'] ?? 64);

/** Of the tickets: less would mean that somebody has to scan too often. */
const LEAST_READ = 0.7;

type Came = 'read' | 'not found' | 'not a ticket' | 'wrong';

const site = visitBuiltSite();

test('of tilted, blurred, dark and hidden codes, and those of others, none shows a wrong number', async () => {
  const { page, wrong } = await site.open('/check/', 800);
  await page.getByRole('button', { name: 'สแกนสลาก' }).click();
  const window = page.getByRole('dialog');
  await window.getByText('ไม่พบกล้อง').waitFor();
  const shown = window.locator('.finding .number');
  const file = window.getByLabel('เลือกรูป');
  const differs = window.getByRole('button', { name: 'ไม่ตรง' });
  const counts = new Map<string, Record<Came, number>>();
  const mistaken: string[] = [];
  for (const { kind, number, picture } of codeSet(PICTURES)) {
    await file.setInputFiles({
      name: 'ticket.bmp',
      mimeType: 'image/bmp',
      buffer: bitmapFile(picture),
    });
    const settled = shown.or(window.getByText(/^(?:ไม่พบรหัส|ไม่ใช่รหัส|พบสลากหลายใบ)/));
    await settled.first().waitFor();
    const read = (await shown.isVisible()) ? await shown.innerText() : undefined;
    const isFound = await window.getByText('ไม่ใช่รหัส').isVisible();
    const refusal: Came = isFound ? 'not a ticket' : 'not found';
    const came = read === undefined ? refusal : read === number ? 'read' : 'wrong';
    const count = counts.get(kind) ?? { read: 0, 'not found': 0, 'not a ticket': 0, wrong: 0 };
    count[came] += 1;
    counts.set(kind, count);
    if (came === 'wrong') mistaken.push(`${kind}: ${read} for ${number ?? 'no ticket'}`);
    // Another try of the camera ends what was found.
    if (read !== undefined) await differs.click();
    else await window.getByRole('button', { name: 'สแกนใหม่' }).click();
    await window.getByText('ไม่พบกล้อง').waitFor();
  }
  console.table(Object.fromEntries(counts));
  expect(mistaken).toEqual([]);
  expect(wrong).toEqual([]);
  const count = (kind: string) => counts.get(kind) ?? {};
  expect(count('another form')).toMatchObject({ read: 0, 'not found': 0 });
  expect(count('another symbology')).toMatchObject({ read: 0, 'not a ticket': 0 });
  const tickets = [...counts].filter(([kind]) => !kind.startsWith('another'));
  const sum = (of: Came) => tickets.reduce((all, [, count]) => all + count[of], 0);
  expect(sum('not a ticket')).toBe(0);
  expect(sum('read') / (sum('read') + sum('not found'))).toBeGreaterThan(LEAST_READ);
  await page.close();
});
