// Pictures of codes as a telephone takes them: turned, tilted, blurred, dark, partly hidden. Drawn
// by numbers alone, so that a seed gives the same pictures on every machine.
import bwip from 'bwip-js/node';
import { seededRandom } from '../../bench/synthetic-archive.ts';

/** Light of each point, 0 to 255, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
};

/** How a picture was taken. Angles in radians, lengths in points. */
export type Taking = {
  readonly width: number;
  readonly height: number;
  /** Of one module of the code, if it lay flat. */
  readonly module: number;
  readonly turn: number;
  /** Away from the camera, upwards and sidewards. */
  readonly tilt: readonly [number, number];
  readonly blur: number;
  /** What is left of full light. */
  readonly exposure: number;
  readonly noise: number;
  /** The part of the code's area under a finger. */
  readonly hidden: number;
};

export const FLAT: Taking = {
  width: 400,
  height: 400,
  module: 8,
  turn: 0,
  tilt: [0, 0],
  blur: 0,
  exposure: 1,
  noise: 0,
  hidden: 0,
};

type Modules = {
  readonly columns: number;
  readonly rows: number;
  isDark(x: number, y: number): boolean;
};

/** The bars or modules of a code, by a name of bwip-js. */
export function modulesOf(symbology: string, text: string): Modules {
  const [drawn] = bwip.raw({ bcid: symbology, text }) as unknown as readonly {
    pixs?: readonly number[];
    pixx?: number;
    pixy?: number;
    sbs?: readonly number[];
  }[];
  if (drawn?.pixs !== undefined) {
    const { pixs, pixx: columns = 0, pixy: rows = 0 } = drawn;
    return { columns, rows, isDark: (x, y) => pixs[y * columns + x] === 1 };
  }
  const bars = (drawn?.sbs ?? []).flatMap((wide, index) => Array(wide).fill(index % 2 === 0));
  return { columns: bars.length, rows: 30, isDark: (x) => bars[x] };
}

const INK = 0.14;
const PAPER = 0.86;
const FINGER = 0.55;
/** Unprinted paper around a code, in modules. */
const MARGIN = 2;
/** The camera is as far away as so many widths of the picture. */
const DISTANCE = 1.6;
const SAMPLES = [0.25, 0.75];

/** A picture of the code on a printed ticket. */
export function pictureOf(modules: Modules, taking: Taking, seed: number): Picture {
  // Neighbouring seeds begin alike.
  const random = seededRandom(Math.imul(seed, 0x9e3779b1));
  const { width, height } = taking;
  const lightAt = paperOf(modules, taking, random);
  const toPaper = viewOf(taking);
  let light: Float32Array = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const right of SAMPLES)
        for (const down of SAMPLES) sum += lightAt(...toPaper(x + right, y + down));
      light[y * width + x] = sum / 4;
    }
  }
  // Three averages in a row are nearly what a lens does.
  for (let pass = 0; pass < 3; pass += 1) light = averaged(light, width, height, taking.blur);
  const side = random() * 2 - 1;
  const taken = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at += 1) {
    const lamp = taking.exposure * (1 + 0.25 * side * ((at % width) / width - 0.5));
    const grain = taking.noise * (random() + random() + random() - 1.5);
    taken[at] = Math.max(0, Math.min(255, 255 * ((light[at] ?? 0) * lamp + grain)));
  }
  return { width, height, light: taken };
}

/** From a point of the picture to the place on the paper, in modules from the code's middle. */
function viewOf({ width, height, module, turn, tilt: [up, side] }: Taking) {
  const far = DISTANCE * width;
  const [cu, su, cs, ss] = [Math.cos(up), Math.sin(up), Math.cos(side), Math.sin(side)];
  // Two directions of the tilted paper, and the one that stands on it.
  const right = [cs, su * ss, -cu * ss] as const;
  const down = [0, cu, su] as const;
  const normal = [ss, -su * cs, cu * cs] as const;
  return (x: number, y: number): [number, number] => {
    const ray = [x - width / 2, y - height / 2, far] as const;
    const reach = (far * normal[2]) / dot(ray, normal);
    const hit = [ray[0] * reach, ray[1] * reach, ray[2] * reach - far] as const;
    const [a, b] = [dot(hit, right) / module, dot(hit, down) / module];
    return [a * Math.cos(turn) + b * Math.sin(turn), b * Math.cos(turn) - a * Math.sin(turn)];
  };
}

type Vector = readonly [number, number, number];
const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Light of the paper by place: the code, the finger on it, and the print around it. */
function paperOf({ columns, rows, isDark }: Modules, { hidden }: Taking, random: () => number) {
  const finger = fingerOn(columns, rows, hidden, random);
  const print = Array.from({ length: 64 }, () => (random() < 0.5 ? 0.3 + random() * 0.3 : 0.8));
  return (a: number, b: number): number => {
    if (finger(a, b)) return FINGER;
    const [x, y] = [Math.floor(a + columns / 2), Math.floor(b + rows / 2)];
    if (x >= 0 && y >= 0 && x < columns && y < rows) return isDark(x, y) ? INK : PAPER;
    const isMargin = x >= -MARGIN && y >= -MARGIN && x < columns + MARGIN && y < rows + MARGIN;
    if (isMargin || y % 6 > 2 || y % 6 < -3) return PAPER;
    return print[Math.abs(Math.floor(a / 3) * 7 + Math.floor(b / 6) * 13) % 64] ?? PAPER;
  };
}

/** A finger from a side of the code, or a stain somewhere on it, over so much of its area. */
function fingerOn(columns: number, rows: number, hidden: number, random: () => number) {
  if (hidden === 0) return () => false;
  const [isStain, from] = [random() < 0.5, random() * 2 * Math.PI];
  const out = isStain ? 0.3 * random() : 0.5;
  const [x, y] = [Math.cos(from) * columns * out, Math.sin(from) * rows * out];
  // About half of a finger lies on the code.
  const radius = Math.sqrt(((isStain ? 1 : 2) * hidden * columns * rows) / Math.PI);
  return (a: number, b: number) => Math.hypot(a - x, b - y) < radius;
}

function averaged(light: Float32Array, width: number, height: number, radius: number) {
  const reach = Math.round(radius);
  if (reach === 0) return light;
  const along = (
    from: Float32Array,
    step: number,
    count: number,
    lines: number,
    lineStep: number,
  ) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      const at = (index: number) =>
        from[start + Math.max(0, Math.min(count - 1, index)) * step] ?? 0;
      let sum = 0;
      for (let index = -reach; index <= reach; index += 1) sum += at(index);
      for (let index = 0; index < count; index += 1) {
        to[start + index * step] = sum / (2 * reach + 1);
        sum += at(index + reach + 1) - at(index - reach);
      }
    }
    return to;
  };
  return along(along(light, 1, width, height, width), width, height, width, 1);
}
