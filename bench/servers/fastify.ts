import Fastify from 'fastify';
import { announce } from './announce.ts';
import { liveAnswers } from './live-answers.ts';

const answers = await liveAnswers();
const app = Fastify();
type Asked = { Querystring: { lottery: string; limit: string } };
app.get<Asked>('/api/results', ({ query }) => answers.results(query.lottery, Number(query.limit)));
app.get<Asked>('/api/stats', ({ query }) => answers.stats(query.lottery));
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
