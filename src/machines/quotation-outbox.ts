/** Hands a quotation or a decline over to the outbox, and takes it back. */
import type { NewEntry, OutboxEntry } from './outbox-entries.ts';
import { declineOf, draftOf, type QuotationContext, started, withDecline } from './quotation-context.ts';

export const quotationEntry = (context: QuotationContext): NewEntry => ({
  id: context.submission,
  kind: 'quotation',
  subject: context.request,
  payload: { draft: draftOf(context), needsQuantity: context.needsQuantity },
});

export function declineEntry(context: QuotationContext): NewEntry {
  return { id: context.submission, kind: 'decline', subject: context.request, payload: declineOf(context) };
}

/** Whether the outbox returns the response to the request on screen, which has no other draft. */
export const isReturnTo = (
  { request, drafts }: QuotationContext,
  kind: 'quotation' | 'decline',
  entry: OutboxEntry,
): boolean => entry.kind === kind && entry.subject === request && !Object.hasOwn(drafts, request);

/** The draft of the returned response, with the server's reason if its request is on screen. */
export function taken(context: QuotationContext, entry: OutboxEntry): Partial<QuotationContext> {
  const { subject: request, kind, payload } = entry;
  const problems = request === context.request ? { apiError: entry.apiError, done: null } : {};
  if (kind === 'quotation') return { ...started({ ...context, request }, payload.draft), ...problems };
  return kind === 'decline' ? { ...withDecline(context, request, payload), ...problems } : {};
}
