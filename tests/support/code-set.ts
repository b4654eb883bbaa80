// A seeded set of pictures of codes: tickets in every bad light, and codes of other things.
import { seededRandom } from '../../bench/synthetic-archive.ts';
import { FLAT, modulesOf, type Picture, pictureOf, type Taking } from './ticket-pictures.ts';

export type CodePicture = {
  readonly kind: string;
  readonly picture: Picture;
  /** Of the ticket; absent where the code is another's. */
  readonly number?: string;
};

type Draw = {
  between(from: number, to: number): number;
  digits(count: number): string;
};

const quarter = Math.PI / 4;

/** How the pictures of each kind are taken. */
const TAKINGS: Readonly<Record<string, (draw: Draw) => Partial<Taking>>> = {
  turned: ({ between }) => ({ turn: between(0, 8 * quarter) }),
  tilted: ({ between }) => ({
    turn: between(-0.4, 0.4),
    tilt: [between(-quarter, quarter), between(-quarter, quarter)],
  }),
  blurred: ({ between }) => ({ turn: between(-0.3, 0.3), blur: between(1, 4) }),
  dark: ({ between }) => ({
    turn: between(-0.3, 0.3),
    exposure: between(0.08, 0.35),
    noise: between(0.01, 0.05),
  }),
  'partly hidden': ({ between }) => ({ turn: between(-0.3, 0.3), hidden: between(0.01, 0.15) }),
  small: ({ between }) => ({ turn: between(-0.3, 0.3), module: between(2, 4) }),
  'all at once': ({ between }) => ({
    turn: between(0, 8 * quarter),
    tilt: [between(-0.5, 0.5), between(-0.5, 0.5)],
    blur: between(0, 2),
    exposure: between(0.2, 0.8),
    noise: between(0, 0.03),
    hidden: Math.max(0, between(-0.04, 0.04)),
  }),
};

/** Data Matrix codes with numbers in them that are not a ticket's. */
const OTHER_FORMS: readonly ((draw: Draw) => string)[] = [
  ({ digits }) => digits(6),
  ({ digits }) => `69-00-13-${digits(6)}-4358`,
  ({ digits }) => `69-26-13-${digits(6)}`,
  ({ digits }) => `69-26-13-${digits(5)}-4358`,
  ({ digits }) => `69-26-13-${digits(7)}-4358`,
  ({ digits }) => `69/26/13/${digits(6)}/4358`,
  ({ digits }) => `692613${digits(6)}4358`,
  ({ digits }) => `A9-26-13-${digits(6)}-4358`,
  ({ digits }) => `69-26-13-${digits(6)}-4358-1`,
  ({ digits }) => `https://example.org/?n=${digits(6)}`,
];

/** With the text of a ticket in them: only the Data Matrix is the ticket's code. */
const OTHER_SYMBOLOGIES = ['qrcode', 'azteccode', 'pdf417', 'code128'];

/** Of eight pictures one has a code of another form, and one another symbology. */
const TICKETS_OF_EIGHT = 6;

/** So many pictures, the same ones for the same seed. */
export function* codeSet(count: number, seed = 2569): Generator<CodePicture> {
  const random = seededRandom(seed);
  const draw: Draw = {
    between: (from, to) => from + (to - from) * random(),
    digits: (length) => Array.from({ length }, () => Math.floor(random() * 10)).join(''),
  };
  const kinds = Object.entries(TAKINGS);
  const pick = <Kind>(list: readonly Kind[], turn: number) => list[turn % list.length] as Kind;
  for (let index = 0; index < count; index += 1) {
    const [turn, place] = [Math.floor(index / 8), index % 8];
    const [kind, take] = pick(kinds, turn * TICKETS_OF_EIGHT + place);
    const taking = { ...FLAT, module: draw.between(5, 11), ...take(draw) };
    const number = draw.digits(6);
    const text = `69-${String(1 + (index % 38)).padStart(2, '0')}-${draw.digits(2)}-${number}-${draw.digits(4)}`;
    const of = (symbology: string, written: string, how = taking) =>
      pictureOf(modulesOf(symbology, written), how, seed + index);
    if (place < TICKETS_OF_EIGHT) yield { kind, number, picture: of('datamatrix', text) };
    else if (place === TICKETS_OF_EIGHT) {
      const flat = { ...taking, hidden: 0, blur: 0, module: draw.between(5, 9) };
      yield {
        kind: 'another form',
        picture: of('datamatrix', pick(OTHER_FORMS, turn)(draw), flat),
      };
    } else {
      const symbology = pick(OTHER_SYMBOLOGIES, turn);
      const flat = { ...FLAT, module: symbology === 'azteccode' ? 8 : 2.5, turn: taking.turn };
      yield { kind: 'another symbology', picture: of(symbology, text, flat) };
    }
  }
}
