// Types of questions and answers: those of the OpenAPI description, by its paths and names.
import type { components, paths } from '../generated/openapi.ts';

/** Everything the description names: `Schemas['Draw']`, `Schemas['FaultCode']`, … */
export type Schemas = components['schemas'];
export type Draw = Schemas['Draw'];
/** The draw of a file, with the place of each prize in a ticket. */
export type PlacedDraw = Schemas['PlacedDraw'];
/** One thing to show beside the numbers of a draw. */
export type Standing = Schemas['State'];
export type Change = Schemas['Change'];
/** What a webhook says of one change of a draw. */
export type WebhookEvent = Schemas['WebhookEvent'];

export type Path = keyof paths;
/** What a path answers in JSON. */
export type AnswerOf<Asked extends Path> = paths[Asked]['get']['responses'][200] extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : never;

/** Lotteries and prizes are added: those an answer names go back into a call. */
type OrNewer<Name> = Name | (string & Record<never, never>);
export type LotterySlug = OrNewer<Schemas['LotteryId']>;
type Parameters<Asked extends Path> = paths[Asked]['get']['parameters'];
type Stated<Values> = [NonNullable<Values>] extends [never] ? unknown : NonNullable<Values>;
/** What may be asked of a path: what stands in its query, and what it spells. */
export type OptionsOf<Asked extends Path> = Opened<
  Stated<Parameters<Asked>['query']> & Stated<Parameters<Asked>['path']>
>;
type Opened<Values> = {
  readonly [Name in keyof Values]: Name extends 'lottery' | 'prize'
    ? OrNewer<Values[Name]>
    : Values[Name];
};

/** One draw of one lottery. */
export type DrawMember = { readonly lottery: LotterySlug; readonly date: string };
