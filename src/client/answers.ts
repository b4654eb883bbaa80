// Types of the answers, by their names in the OpenAPI description.
import type { components, paths } from '../generated/openapi.ts';

type Schemas = components['schemas'];
type Asked = '/results' | '/check' | '/stats' | '/calculations';
type DescribedQuery<Path extends Asked> = NonNullable<paths[Path]['get']['parameters']['query']>;
/** Lotteries and prizes are added: those an answer names go back into a call. */
type OrNewer<Name> = Name | (string & Record<never, never>);
type QueryOf<Path extends Asked> = {
  [Name in keyof DescribedQuery<Path>]: Name extends 'lottery' | 'prize'
    ? OrNewer<DescribedQuery<Path>[Name]>
    : DescribedQuery<Path>[Name];
};

export type Results = Schemas['Results'];
export type Draw = Schemas['Draw'];
export type Latest = Schemas['Latest'];
export type Check = Schemas['Check'];
export type Checks = Schemas['Checks'];
export type CheckResult = Schemas['CheckResult'];
export type Stats = Schemas['Stats'];
export type Calculations = Schemas['Calculations'];
export type Lotteries = Schemas['Lotteries'];
export type DrawFile = Schemas['DrawFile'];
/** The draw of such a file, with the place of each prize in a ticket. */
export type PlacedDraw = Schemas['PlacedDraw'];
export type DrawIndex = Schemas['DrawIndex'];
/** The text of an export as `json`, parsed. */
export type Export = Schemas['Export'];
export type Status = Schemas['Status'];
export type Changes = Schemas['Changes'];
export type Change = Changes['changes'][number];
/** A change with the draw as it stands now; none where draws were withdrawn. */
export type DrawNews =
  | (Change & {
      readonly change: Exclude<Change['change'], 'withdrawn'>;
      readonly draw: PlacedDraw;
    })
  | (Change & { readonly change: 'withdrawn'; readonly draw?: undefined });
export type Fault = Schemas['Fault'];
export type RejectedNumber = Schemas['RejectedNumber'];
export type FaultCode = Fault['code'];

export type LotterySlug = NonNullable<QueryOf<'/results'>['lottery']>;

export type ResultsQuery = QueryOf<'/results'>;
export type StatsQuery = QueryOf<'/stats'>;
export type CalculationsQuery = QueryOf<'/calculations'>;
/** Which draw a number is checked against: the newest of the government lottery, unless named. */
export type DrawQuery = Pick<QueryOf<'/check'>, 'lottery' | 'date'>;

/** `csv` has a row a drawn number, `ndjson` a `Draw` a line, `json` an `Export`. */
export type ExportFormat = 'csv' | 'json' | 'ndjson';
export type ExportQuery =
  | { readonly lottery?: LotterySlug; readonly format: ExportFormat }
  | { readonly lottery: 'all'; readonly format: 'ndjson' };

/** One draw of one lottery. */
export type DrawMember = { readonly lottery: LotterySlug; readonly date: string };

/** What a webhook says of one change of a draw. */
export type WebhookEvent = Schemas['WebhookEvent'];
