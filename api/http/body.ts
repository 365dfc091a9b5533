import type { Context } from 'hono';
import { isObject } from '../../src/services/contract/readers.ts';
import { outsideGate } from './gate.ts';
import { tooLarge, unreadableBody } from './http-errors.ts';

interface Posted {
  readonly context: Context;
  readonly maxBodyBytes: number;
}

/** The body as a JSON object. Throws an `HttpError` for anything else, and for more than `maxBodyBytes`. */
export async function readJson({ context, maxBodyBytes }: Posted): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context, maxBodyBytes);
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes), cleanText);
    if (isObject(body)) return body;
  } catch {
    // the error thrown below does not quote the body
  }
  throw unreadableBody();
}

/** PostgreSQL cannot store NUL or an unpaired surrogate. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

const cleanText = (_key: string, value: unknown): unknown => (typeof value === 'string' ? clean(value) : value);

/** Throws an `HttpError` when the Content-Length header announces too large a body. */
export function checkContentLength({ context, maxBodyBytes }: Posted): void {
  if (Number(context.req.header('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
}

async function readBytes(context: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  checkContentLength({ context, maxBodyBytes: maxBytes });
  const chunks: Uint8Array[] = [];
  let size = 0;
  await outsideGate(context, async () => {
    for await (const chunk of context.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  });
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
