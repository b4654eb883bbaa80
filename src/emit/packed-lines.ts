// A gzip archive put together from pieces, each packed by itself and known by its length and checksum:
// after a new draw only the lines of its lottery are packed again. To a reader it is one archive.
import { constants, crc32, deflateRawSync } from 'node:zlib';

export type PackedLines = {
  /** Deflated, ended at a byte so that another piece can follow; base64. */
  readonly deflated: string;
  /** Of the text. */
  readonly bytes: number;
  readonly crc32: number;
};

export function packLines(text: string): PackedLines {
  const bytes = Buffer.from(text);
  const deflated = deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
  return { deflated: deflated.toString('base64'), bytes: bytes.length, crc32: crc32(bytes) };
}

/** RFC 1952: deflated, no time, an unknown system, so that every machine says the same. */
const HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/** An empty last block. */
const END = [3, 0];

/** One archive of all pieces, in their order. */
export function joinPacked(pieces: readonly PackedLines[]): Uint8Array {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce(appendCrc, 0));
  trailer.writeUInt32LE(pieces.reduce((sum, { bytes }) => sum + bytes, 0) % 2 ** 32, 4);
  const deflated = pieces.map((piece) => Buffer.from(piece.deflated, 'base64'));
  return Buffer.concat([Buffer.from(HEADER), ...deflated, Buffer.from(END), trailer]);
}

/** The checksum of a text and the piece behind it, from the checksums of both. */
function appendCrc(before: number, { bytes, crc32: own }: PackedLines): number {
  // As many zero bits behind the text as the piece has bits, then the piece itself.
  return (multiply(powerOfX(bytes * 8), before) ^ own) >>> 0;
}

// Polynomials over two elements, modulo that of CRC-32, the highest power in the lowest bit.
const MODULUS = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ MODULUS : shifted >>> 1;
  }
  return product >>> 0;
}

function powerOfX(exponent: number): number {
  let power = ONE;
  let square = X;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}
