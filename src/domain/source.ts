/** Where draws come from, as `data/sources.json` lists it. */
export type Source = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly note?: string | undefined;
};
