import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../bilingual.ts';
import { envelopeOf, type HttpError } from './http-error.ts';

/** The reply of a call that succeeded. */
export function succeed(context: Context, data: unknown): Response {
  return sendJson(context, 200, { message: { msg: 'success', data } });
}

/** The reply of a call that was refused. */
export function respondWithError(context: Context, httpError: HttpError, language: Language): Response {
  for (const [name, value] of Object.entries(httpError.options.headers ?? {})) context.header(name, value);
  return sendJson(context, httpError.status, envelopeOf(httpError, language));
}

export function sendJson(context: Context, status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  return context.newResponse(text, {
    status: status as ContentfulStatusCode, // every reply of this wire has a body
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
    },
  });
}

/** A document without its null fields: Frappe sends documents so, while rows of a list keep their nulls. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  );
}
