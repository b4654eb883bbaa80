/** Where draws come from, as `data/sources.json` lists it. */
export type Source = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** By lottery, the only prizes it has: it confirms no others. */
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly note?: string | undefined;
};
