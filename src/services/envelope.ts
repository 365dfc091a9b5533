/** Frappe's envelope: finds the reply in an answer, and the fault in a refusal. */

import { type ApiErrorKind, CallError, errorTexts } from './contract/api-error.ts';
import type { Call } from './contract/calls.ts';
import { isObject } from './contract/readers.ts';

/** What `call` reads of an answer's body (specification, section 7). Throws a `CallError` for an answer that is none. */
export function replyIn(call: Call, body: unknown): unknown {
  if (call.reads === 'nothing') return null;
  if (!isObject(body)) throw unreadable();
  const { message } = body;
  if (call.reads === 'message') return decode(call, message);
  if (isObject(message) && isRefusal(message)) throw new CallError({ kind: 'refused', message: spoken(message.data) });
  const data = isObject(message) ? message.data : undefined;
  if (data !== undefined && data !== null) return decode(call, data);
  if (isNothing(body)) return decode(call, []);
  if (call.reads === 'either') return decode(call, message);
  throw unreadable();
}

/**
 * Whether a method returned None: Frappe then leaves the message out, and this product's layer its data. A list is
 * empty then; a record cannot be.
 */
function isNothing(body: Record<string, unknown>): boolean {
  const { message } = body;
  if (isObject(message)) return Object.keys(message).every((key) => key === 'msg' || key === 'data');
  return (message === undefined || message === null) && Object.keys(body).every((key) => siblings.has(key));
}

/** What may stand beside a message. */
const siblings: ReadonlySet<string> = new Set([
  'message',
  'docs',
  'session_expired',
  'home_page',
  'full_name',
  '_server_messages',
  '_debug_messages',
]);

/** The error of an answer whose status is not 2xx. */
export function refusalIn(status: number, body: unknown, retryAfter: string | null): CallError {
  const envelope = isObject(body) ? body : {};
  const type = exceptionType(envelope);
  const said = serverMessages(envelope);
  const kind = kindOf(status, type);
  const message = kind === 'badRequest' ? errorTexts.badRequest : (messageIn(envelope, said) ?? errorTexts.unknown);
  return new CallError({
    kind,
    status,
    message,
    fields: Object.fromEntries(said.flatMap(({ fieldname, message }) => (fieldname ? [[fieldname, message]] : []))),
    retryAfter: secondsIn(retryAfter) ?? secondsIn(message.match(/(\d+) seconds/)?.[1]),
  });
}

/** An answer that is not what this wire sends: HTML, cut short, or another shape. */
export const unreadable = (): CallError => new CallError({ kind: 'unreadable' });

/** The class of the server's exception; old sites name it only inside `exception`. */
export function exceptionType(body: unknown): string {
  if (!isObject(body)) return '';
  if (typeof body.exc_type === 'string') return body.exc_type;
  return typeof body.exception === 'string' ? (body.exception.split(':')[0]?.split('.').at(-1) ?? '') : '';
}

const kindByType = new Map<string, ApiErrorKind>([
  ['AuthenticationError', 'unauthorized'],
  ['SessionExpired', 'unauthorized'],
  ['InvalidKeyError', 'unauthorized'],
  ['InvalidAuthorizationHeader', 'unauthorized'],
  ['InvalidAuthorizationPrefix', 'unauthorized'],
  ['InvalidAuthorizationToken', 'unauthorized'],
  ['DoesNotExistError', 'missing'],
  ['DuplicateEntryError', 'duplicate'],
  ['RateLimitExceededError', 'throttled'],
  ['TooManyRequestsError', 'throttled'],
  ['SecurityException', 'throttled'],
  ['SessionStopped', 'maintenance'],
  ['InReadOnlyMode', 'maintenance'],
]);

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'duplicate',
  413: 'tooLarge',
  417: 'refused',
  429: 'throttled',
  502: 'unreachable',
  503: 'maintenance',
  504: 'unreachable',
};

function kindOf(status: number, type: string): ApiErrorKind {
  return kindByType.get(type) ?? kindByStatus[status] ?? (status >= 500 ? 'server' : 'unknown');
}

/** Whole seconds still to wait; a date, which the header may also hold, is not read. */
const secondsIn = (text: string | null | undefined): number | null => (Number(text) > 0 ? Number(text) : null);

function isRefusal(message: Record<string, unknown>): boolean {
  const isSuccess = typeof message.msg !== 'string' || /^success$/i.test(message.msg);
  return !isSuccess && (message.data === undefined || message.data === null || typeof message.data === 'string');
}

function decode(call: Call, value: unknown): unknown {
  try {
    return call.reply.create(value);
  } catch {
    throw unreadable();
  }
}

interface Said {
  readonly message: string;
  readonly fieldname: string | null;
}

/** `_server_messages` is JSON text of an array of JSON texts; older sites put plain text in it. */
function serverMessages(envelope: Record<string, unknown>): Said[] {
  const listed = parsed(envelope._server_messages);
  if (!Array.isArray(listed)) return [];
  return listed.map((item): Said => {
    const said = parsed(item);
    if (!isObject(said)) return { message: spoken(item), fieldname: null };
    return { message: spoken(said.message), fieldname: typeof said.fieldname === 'string' ? said.fieldname : null };
  });
}

function messageIn(envelope: Record<string, unknown>, said: readonly Said[]): string | null {
  if (typeof envelope.message === 'string' && envelope.message) return spoken(envelope.message);
  return said[0]?.message || null;
}

const spoken = (value: unknown): string =>
  typeof value === 'string' && value ? value.replace(/<[^>]*>/g, '') : errorTexts.unknown;

/** What a text of JSON holds; the text itself where it is none. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}
