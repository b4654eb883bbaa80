import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { announce } from './announce.ts';
import { liveAnswers } from './live-answers.ts';

const answers = await liveAnswers();
const app = new Hono();
app.get('/api/results', (c) => {
  const { lottery = '', limit } = c.req.query();
  return c.json(answers.results(lottery, Number(limit)));
});
app.get('/api/stats', (c) => c.json(answers.stats(c.req.query('lottery') ?? '')));
announce(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server);
