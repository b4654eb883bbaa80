// Drawn pictures as files that a browser takes: a photograph, and the film of a camera.
import { FLAT, type Picture } from './ticket-pictures.ts';

/** The picture as a file that every browser reads: a grey bitmap. */
export function bitmapFile({ width, height, light }: Picture): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const begins = 14 + 40 + 256 * 4;
  const file = Buffer.alloc(begins + stride * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(begins, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  // Negative: the first row is the upper one.
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(8, 28);
  for (let grey = 0; grey < 256; grey += 1) file.fill(grey, 54 + grey * 4, 57 + grey * 4);
  for (let row = 0; row < height; row += 1) {
    Buffer.from(light.subarray(row * width, (row + 1) * width)).copy(file, begins + row * stride);
  }
  return file;
}

/** Pictures as the film of a camera (YUV4MPEG2), ten a second. */
export function filmFile(pictures: readonly Picture[]): Buffer {
  const [{ width, height } = FLAT] = pictures;
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frames = pictures.flatMap(({ light }) => [Buffer.from('FRAME\n'), light, colours]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ]);
}
