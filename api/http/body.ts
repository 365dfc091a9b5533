import type { Context } from 'hono';
import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import type { Schema } from '../../src/services/contract/fields/schema-of.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import type { Deps } from '../deps.ts';
import { usualBodyBytes } from './body-limits.ts';
import { addressOf, requireCaller } from './caller.ts';
import { fieldError } from './field-error-texts.ts';
import { outsideGate } from './gate.ts';
import { clientLeft, invalid, notJson, tooLarge, unreadableBody } from './http-errors.ts';
import { hasTooManyValues } from './json-size.ts';
import type { Place } from './place.ts';
import { twiceGiven } from './twice-given.ts';
import { typeErrors } from './type-errors.ts';

interface Posted {
  readonly context: Context;
  readonly maxBodyBytes: number;
}

interface PostedJson extends Posted {
  readonly deps: Pick<Deps, 'bodyQueue' | 'rules' | 'db' | 'now'>;
  /** The candidate who sent the request; `null` for a visitor. */
  readonly user: string | null;
  /** The schema of the body; `null` for a call without one. */
  readonly bodySchema: Schema | null;
}

/**
 * The body as a JSON object with the names and the types of its schema.
 *
 * @throws an `HttpError`: 415 for another media type, 413 for more than `maxBodyBytes`, 417 for what is no JSON object, has
 * more values than any form, or has a name or a type that the schema does not have; 429 or 503 when too many large bodies
 * are received; 499 when the client leaves before it has sent the body, 401 when the session has ended by then
 */
export async function readJson(posted: PostedJson): Promise<Record<string, unknown>> {
  const { context, deps, user, bodySchema } = posted;
  requireJson(context);
  const json = new TextDecoder().decode(await readBytes(posted));
  await requireCaller(context, deps, user);
  const body = hasTooManyValues(json) ? null : parsed(json);
  if (!isObject(body) || bodySchema === null) throw unreadableBody();
  const errors = typeErrors(bodySchema, body);
  // one wrong type makes it a ValidationError, even if another value is missing
  const wrong = errors.filter(({ isMissing }) => !isMissing);
  if (errors.length > 0) throw invalid(wrong.length > 0 ? wrong : errors);
  // what visits every value comes after the schema, which limits how many there are
  const twice = twiceGiven(json);
  if (twice !== null) throw invalid([fieldError(clean(twice.slice(0, maxLineLength)), 'givenTwice')]);
  return cleanObject(body);
}

/** A page of another origin may send the media types of a form, or none, without a preflight. */
function requireJson(context: Context): void {
  const type = context.req.header('content-type')?.slice(0, 200) ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) throw notJson();
}

function parsed(json: string): unknown {
  // in two test runs under load, “{” was read as an empty object, for a reason that is not known
  if (!json.trimEnd().endsWith('}')) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null; // the error would quote the body
  }
}

/** PostgreSQL cannot store NUL or an unpaired surrogate. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

const cleanObject = (object: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, cleanTexts(value)]));

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  return isObject(value) ? cleanObject(value) : value;
}

/** Throws an `HttpError` when the Content-Length header announces too large a body. */
export function checkContentLength({ context, maxBodyBytes }: Posted): void {
  if (Number(context.req.header('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
}

async function readBytes({ context, deps, maxBodyBytes }: PostedJson): Promise<Uint8Array<ArrayBuffer>> {
  checkContentLength({ context, maxBodyBytes });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const receive = async (place?: Place): Promise<void> => {
    const parts = arriving(context);
    for await (const chunk of place?.receive(parts) ?? parts) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) throw tooLarge();
      chunks.push(chunk);
    }
  };
  const { bodyQueue, rules } = deps;
  await outsideGate(context, () =>
    mayBeLarge({ context, maxBodyBytes })
      ? bodyQueue.run(addressOf(context, rules.proxyTrust), context.req.raw.signal, receive)
      : receive(),
  );
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The parts of the body. An error of the connection is the client's, and must not be taken for one of the database. */
async function* arriving(context: Context): AsyncGenerator<Uint8Array> {
  try {
    yield* context.req.raw.body ?? [];
  } catch {
    throw clientLeft();
  }
}

/** A body that is sent in chunks does not announce its length. */
function mayBeLarge({ context, maxBodyBytes }: Posted): boolean {
  const announced = context.req.header('content-length');
  return maxBodyBytes > usualBodyBytes && (announced === undefined || Number(announced) > usualBodyBytes);
}
