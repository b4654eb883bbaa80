// What the codes of a picture are. Pure.
import { parseTicket, type TicketCode } from '../../domain/ticket-code.ts';

export type PictureFinding =
  | { readonly kind: 'nothing' | 'unknown' | 'several' }
  | { readonly kind: 'ticket'; readonly code: TicketCode };

/** Two tickets in one picture are none: which one the visitor means is not ours to guess. */
export function findingOf(texts: readonly string[]): PictureFinding {
  const tickets = [...new Set(texts)].flatMap((text) => {
    const code = parseTicket(text);
    return code.kind === 'government' ? code : [];
  });
  const [code] = tickets;
  if (code === undefined) return { kind: texts.length === 0 ? 'nothing' : 'unknown' };
  return tickets.length > 1 ? { kind: 'several' } : { kind: 'ticket', code };
}
