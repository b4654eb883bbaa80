import express from 'express';
import { announce } from './announce.ts';
import { liveAnswers } from './live-answers.ts';

const answers = await liveAnswers();
const app = express();
app.get('/api/results', ({ query }, response) => {
  response.json(answers.results(String(query['lottery']), Number(query['limit'])));
});
app.get('/api/stats', ({ query }, response) => {
  response.json(answers.stats(String(query['lottery'])));
});
announce(app.listen(0, '127.0.0.1'));
