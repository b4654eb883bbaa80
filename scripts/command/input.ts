// What somebody hands to a command: a file, or what comes through standard input.
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '../../src/intake/decode-text.ts';
import { refuseInput, WrongUse } from './failure.ts';

/** The text of a file; of standard input without a path. */
export async function readInput(path?: string): Promise<string> {
  const bytes = await (path === undefined ? buffer(process.stdin) : readNamed(path));
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
