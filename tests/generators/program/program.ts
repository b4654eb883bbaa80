// What a newcomer writes against each generated client: the newest draw, its first number checked,
// and checked twice in one request. The lottery of an answer is passed back as it came. Those that
// validate what they send and get read every other answer too.
import createClient from 'openapi-fetch';
import { client as heyClient } from './hey/client.gen';
import * as hey from './hey/sdk.gen';
import * as kubb from './kubb';
import { setConfig } from './kubb/.kubb/fetch';
import type { paths } from './oats';
import * as oazapfts from './oazapfts';
import * as orval from './orval';
import { Api } from './sta';

declare const process: { readonly argv: readonly string[] };

const [baseUrl = '', asked = ''] = process.argv.slice(2);
const oats = createClient<paths>({ baseUrl });
const sta = new Api({ baseUrl });
heyClient.setConfig({ baseUrl });
setConfig({ baseURL: baseUrl });
oazapfts.defaults.baseUrl = baseUrl;

/** Throws where a call was refused. */
function present<Body>(body: Body | undefined): Body {
  if (body === undefined) throw new Error('refused');
  return body;
}

async function byHey() {
  const { data } = await hey.getResults({ query: { lottery: asked }, throwOnError: true });
  const { lottery, drawDate, prizes } = data.data[0];
  const number = prizes[0].numbers[0];
  const one = await hey.checkNumber({ query: { lottery, number }, throwOnError: true });
  const numbers = `${number},000000`;
  const more = await hey.checkNumbers({ query: { lottery, numbers }, throwOnError: true });
  const query = { lottery, prize: prizes[0].slug };
  await hey.getStats({ query, throwOnError: true });
  await hey.getCalculations({ query, throwOnError: true });
  await hey.getDraw({ path: { lottery, date: drawDate }, throwOnError: true });
  await hey.getDrawIndex({ path: { lottery }, throwOnError: true });
  await hey.exportDraws({ path: { lottery }, throwOnError: true });
  await hey.getLotteries({ throwOnError: true });
  await hey.getStatus({ throwOnError: true });
  await hey.getChanges({ throwOnError: true });
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

async function byKubb() {
  const { data } = await kubb.getResults({ lottery: asked });
  const { lottery, drawDate, prizes } = data[0];
  const number = prizes[0].numbers[0];
  const one = await kubb.checkNumber({ lottery, number });
  const more = await kubb.checkNumbers({ lottery, numbers: `${number},000000` });
  const prize = prizes[0].slug;
  await kubb.getStats({ lottery, prize });
  await kubb.getCalculations({ lottery, prize });
  await kubb.getDraw(lottery, drawDate);
  await kubb.getDrawIndex(lottery);
  await kubb.exportDraws(lottery);
  await kubb.getLotteries();
  await kubb.getStatus();
  await kubb.getChanges();
  return { lottery, amounts: [one.data.totalAmount, more.data.totalAmount] };
}

async function bySta() {
  const { data } = await sta.results.getResults({ lottery: asked });
  const { lottery, prizes } = data.data[0];
  const number = prizes[0].numbers[0];
  const one = await sta.check.checkNumber({ lottery, number });
  const more = await sta.check.checkNumbers({ lottery, numbers: `${number},000000` });
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

async function byOats() {
  const { data } = await oats.GET('/results', { params: { query: { lottery: asked } } });
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
  const newest = await orval.getResults({ lottery: asked });
  if (newest.status !== 200) throw new Error(String(newest.status));
  const { lottery, prizes } = newest.data.data[0];
  const number = prizes[0].numbers[0];
  const one = await orval.checkNumber({ lottery, number });
  const more = await orval.checkNumbers({ lottery, numbers: `${number},000000` });
  if (one.status !== 200 || more.status !== 200) throw new Error('a check was refused');
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

async function byOazapfts() {
  const newest = await oazapfts.getResults({ lottery: asked });
  if (newest.status !== 200) throw new Error(String(newest.status));
  const { lottery, prizes } = newest.data.data[0];
  const number = prizes[0].numbers[0];
  const one = await oazapfts.checkNumber(number, { lottery });
  const more = await oazapfts.checkNumbers(`${number},000000`, { lottery });
  if (one.status !== 200 || more.status !== 200) throw new Error('a check was refused');
  return { lottery, amounts: [one.data.data.totalAmount, more.data.data.totalAmount] };
}

console.log(
  JSON.stringify({
    hey: await byHey(),
    kubb: await byKubb(),
    sta: await bySta(),
    oats: await byOats(),
    orval: await byOrval(),
    oazapfts: await byOazapfts(),
  }),
);
