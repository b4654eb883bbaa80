import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { NAMES } from '../tests/support/real-names.ts';
import { readPastedDay } from './intake/pasted-day/pasted-day.ts';
test('x', () => { for (const f of (process.env.F??'').split(',')) { const d: any = readPastedDay(readFileSync(f,'utf8'), NAMES, undefined, Date.parse('2026-11-20T21:00:00+07:00')); console.log(JSON.stringify({...d, rows: d.rows?.map((r:any)=>[r.lottery.slug,r.lines,r.row])},null,1)); } });
