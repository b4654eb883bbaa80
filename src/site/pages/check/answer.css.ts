// The style of the page that answers a form without JavaScript: one file at an address of its own.
import type { APIRoute } from 'astro';
import answer from '../../styles/answer-page.css?raw';
import base from '../../styles/base.css?raw';
import parts from '../../styles/parts.css?raw';
import judgements from '../../styles/judgements.css?raw';
import ticket from '../../styles/ticket.css?raw';
import tokens from '../../styles/tokens.css?raw';
import verdict from '../../styles/verdict.css?raw';

export const GET: APIRoute = () =>
  new Response([tokens, base, parts, ticket, judgements, verdict, answer].join('\n'), {
    headers: { 'Content-Type': 'text/css' },
  });
