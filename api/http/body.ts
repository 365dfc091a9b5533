import type { Context } from 'hono';
import { isObject } from '../../src/services/contract/readers.ts';
import { tooLarge, unreadableBody } from './http-errors.ts';

const largestJson = 1024 * 1024;

/** The body as a JSON object. Refuses anything else, and more than a megabyte. */
export async function readJson(context: Context): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context, largestJson);
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes), cleanText);
    if (isObject(body)) return body;
  } catch {
    // what could not be parsed is refused below, without repeating any of it
  }
  throw unreadableBody();
}

/** The one file of a multipart body. */
export async function readFile(context: Context, field: string, largest: number): Promise<File | null> {
  const room = 64 * 1024; // the boundaries and headers of the parts
  const bytes = await readBytes(context, largest + room);
  const headers = { 'Content-Type': context.req.header('content-type') ?? '' };
  try {
    const value = (await new Response(bytes, { headers }).formData()).get(field);
    return value instanceof File ? value : null;
  } catch {
    throw unreadableBody();
  }
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

const cleanText = (_key: string, value: unknown): unknown => (typeof value === 'string' ? clean(value) : value);

async function readBytes(context: Context, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(context.req.header('content-length') ?? 0) > largest) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
