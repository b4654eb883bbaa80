// What somebody hands to a command: a file, or what comes through standard input.
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '../../src/intake/text/decode-text.ts';
import { refuseInput, WrongUse } from './failure.ts';
import type { Io } from './io.ts';

/** The text of a file, or of standard input. */
export async function readInput(input: string | Io['stdin']): Promise<string> {
  const path = typeof input === 'string' ? input : undefined;
  const bytes = await (typeof input === 'string' ? readNamed(input) : buffer(input));
  const text = decodeText(bytes);
  if (text !== undefined) return text;
  const place = path === undefined ? '' : `${path}: `;
  throw new WrongUse(`${place}ข้อความไม่ใช่ UTF-8 บันทึกใหม่เป็น UTF-8 ก่อน (not UTF-8; save it as UTF-8)`);
}

async function readNamed(path: string): Promise<Buffer> {
  const entry = await stat(path).catch(refuseInput);
  if (entry.isDirectory()) throw new WrongUse(`${path} is a folder; name a file in it`);
  return readFile(path).catch(refuseInput);
}
