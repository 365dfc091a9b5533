import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Language } from '../../src/services/contract/language.ts';
import { envelopeOf, type HttpError } from './http-error.ts';
import type { HandlerReply } from './request-context.ts';

/** The reply of a call that succeeded. */
export function succeed<N extends CallName>(context: Context, name: N, data: HandlerReply<N>): Response {
  return sendText(context, 200, successBody(name, data));
}

/** The body of that reply. */
export function successBody<N extends CallName>(name: N, data: HandlerReply<N>): string {
  return JSON.stringify({ message: { msg: 'success', data: documents.has(name) ? withoutNulls(data) : data } });
}

/** The calls for one document. Frappe sends a document without its null fields; the rows of a list keep theirs. */
export const documents: ReadonlySet<CallName> = new Set<CallName>([
  'getBio',
  'getContract',
  'getInvoice',
  'getJobDescription',
  'getProfile',
  'getSharedProfile',
]);

/** The reply of a call that failed. */
export function respondWithError(context: Context, httpError: HttpError, language: Language): Response {
  for (const [name, value] of Object.entries(httpError.options.headers ?? {})) context.header(name, value);
  return sendJson(context, httpError.status, envelopeOf(httpError, language));
}

export function sendJson(context: Context, status: number, body: unknown): Response {
  return sendText(context, status, JSON.stringify(body));
}

function sendText(context: Context, status: number, text: string): Response {
  return context.newResponse(text, {
    status: status as ContentfulStatusCode, // every reply of this wire has a body
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
    },
  });
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  );
}
