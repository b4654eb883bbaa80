// What a newcomer writes against each generated client: the newest draw, its first number checked,
// and checked twice in one request. The lottery of an answer is passed back as it came.
import createClient from 'openapi-fetch';
import { client as heyClient } from './hey/client.gen';
import * as hey from './hey/sdk.gen';
import type { paths } from './oats';
import * as orval from './orval';
import { Api } from './sta';

declare const process: { readonly argv: readonly string[] };

const baseUrl = process.argv[2] ?? '';
const oats = createClient<paths>({ baseUrl });
const sta = new Api({ baseUrl });
heyClient.setConfig({ baseUrl });

/** Throws where a call was refused. */
function present<Body>(body: Body | undefined): Body {
  if (body === undefined) throw new Error('refused');
  return body;
}

async function byHey() {
  const { data } = await hey.getResults({ throwOnError: true });
  const { lottery, prizes } = data.data[0];
  const number = prizes[0].numbers[0];
  const one = await hey.checkNumber({ query: { lottery, number }, throwOnError: true });
  const numbers = `${number},000000`;
  const more = await hey.checkNumbers({ query: { lottery, numbers }, throwOnError: true });
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

async function bySta() {
  const { data } = await sta.results.getResults();
  const { lottery, prizes } = data.data[0];
  const number = prizes[0].numbers[0];
  const one = await sta.check.checkNumber({ lottery, number });
  const more = await sta.check.checkNumbers({ lottery, numbers: `${number},000000` });
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

async function byOats() {
  const { data } = await oats.GET('/results');
  const { lottery, prizes } = present(data).data[0];
  const number = prizes[0].numbers[0];
  const one = await oats.GET('/check', { params: { query: { lottery, number } } });
  const query = { lottery, numbers: `${number},000000` };
  const more = await oats.GET('/check/batch', { params: { query } });
  return {
    lottery,
    amounts: [present(one.data).data.totalAmount, present(more.data).data.totalAmount],
  };
}

async function byOrval() {
  const newest = await orval.getResults();
  if (newest.status !== 200) throw new Error(String(newest.status));
  const { lottery, prizes } = newest.data.data[0];
  const number = prizes[0].numbers[0];
  const one = await orval.checkNumber({ lottery, number });
  const more = await orval.checkNumbers({ lottery, numbers: `${number},000000` });
  if (one.status !== 200 || more.status !== 200) throw new Error('a check was refused');
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

console.log(
  JSON.stringify({
    hey: await byHey(),
    sta: await bySta(),
    oats: await byOats(),
    orval: await byOrval(),
  }),
);
