/**
 * Frappe's envelope: finds the reply in a successful response, and the error in any other. Long because Frappe states an
 * error in several places.
 */

import { reportCall } from './call-outcomes.ts';
import { type ApiErrorKind, CallError, errorTexts } from './contract/api-error.ts';
import type { Call } from './contract/call.ts';
import { isObject } from './contract/readers.ts';

/**
 * The decoded reply of `call` in a response's body (specification, section 7). Throws a `CallError` when it has none.
 */
export function replyIn(call: Call, body: unknown): unknown {
  if (!isObject(body)) throw unreadable();
  const { message } = body;
  if (call.reads === 'message') return decode(call, message);
  if (isObject(message) && isRefusal(call, message))
    throw new CallError({ kind: 'refused', message: textOfHtml(message.data) });
  const data = isObject(message) ? message.data : undefined;
  if (data !== undefined && data !== null) return decode(call, data);
  if (isEmpty(body)) {
    if (!isObject(message)) reportCall({ type: 'reply.missing', method: call.method });
    return decode(call, call.verb === 'GET' ? [] : null);
  }
  if (call.reads === 'either') return decode(call, message);
  throw unreadable();
}

/**
 * Whether a method returned None. Frappe then omits the message, and this product's API omits the data. For a list that
 * is read, this means an empty list; for a record, and for the list after a change, it is an error.
 */
function isEmpty(body: Record<string, unknown>): boolean {
  const { message } = body;
  if (isObject(message)) return Object.keys(message).every((key) => key === 'msg' || key === 'data');
  return (message === undefined || message === null) && Object.keys(body).every((key) => siblings.has(key));
}

/** The keys that Frappe can send beside the message. */
const siblings: ReadonlySet<string> = new Set([
  'message',
  'docs',
  'session_expired',
  'home_page',
  'full_name',
  '_server_messages',
  '_debug_messages',
]);

/** The error of a response with a status that is not 2xx. */
export function errorIn(status: number, body: unknown, headers: Pick<Headers, 'get'>): CallError {
  const envelope = isObject(body) ? body : {};
  const type = exceptionType(envelope);
  const messages = serverMessages(envelope);
  const kind = kindOf(status, type, envelope);
  const message =
    status === 400 || kind === 'foreignSession'
      ? errorTexts.badRequest
      : (messageIn(envelope, messages) ?? errorTexts.unknown);
  return new CallError({
    kind,
    status,
    message,
    fields: Object.fromEntries([
      // Frappe names no field
      ...(type === 'TimestampMismatchError' ? [['modified', message]] : []),
      ...messages.flatMap(({ fieldname, message }) => (fieldname ? [[fieldname, message]] : [])),
    ]),
    // an exception is read, and not shown: it is written for developers
    retryAt: retryAtOf(headers, message + JSON.stringify(envelope.exception)),
    reference: status >= 500 ? referenceIn(headers, envelope) : null,
  });
}

/** The error of a response that is not an envelope: HTML, truncated JSON, or another shape. */
export const unreadable = (): CallError => new CallError({ kind: 'unreadable' });

/** The class of the server's exception. Old sites send it only inside `exception`. */
export function exceptionType(body: unknown): string {
  if (!isObject(body)) return '';
  if (typeof body.exc_type === 'string') return body.exc_type;
  return typeof body.exception === 'string' ? (body.exception.split(':')[0]?.split('.').at(-1) ?? '') : '';
}

const kindByType = new Map<string, ApiErrorKind>([
  ['CSRFTokenError', 'foreignSession'],
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
  ['LinkExpired', 'linkExpired'],
  ['EmailNotVerifiedError', 'unverified'],
  ['OutgoingEmailError', 'mailFailed'],
  ['SessionStopped', 'maintenance'],
  ['InReadOnlyMode', 'readOnly'],
]);

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'duplicate',
  410: 'linkExpired',
  413: 'tooLarge',
  417: 'refused',
  429: 'throttled',
  502: 'unreachable',
  503: 'maintenance',
  504: 'unreachable',
};

function kindOf(status: number, type: string, envelope: Record<string, unknown>): ApiErrorKind {
  // older sites have no class of their own for it
  if (status === 417 && /hit the rate limit/i.test(JSON.stringify(envelope))) return 'throttled';
  return kindByType.get(type) ?? kindByStatus[status] ?? (status >= 500 ? 'server' : 'unknown');
}

/** A day in milliseconds. Timers of more than 24 days end too early, most of them at once. */
const maxWait = 86_400_000;

/**
 * When the next attempt makes sense: after the seconds or at the date of `Retry-After`, or after the seconds in the
 * text of a lock-out, and at the latest in a day; `null` where the server states nothing. The dates are those of the
 * server's clock, from which that of the device can differ.
 */
function retryAtOf(headers: Pick<Headers, 'get'>, message: string): number | null {
  const now = Date.now();
  const header = headers.get('retry-after') ?? '';
  const seconds = Number(header) || Number(message.match(/(\d{1,9}) (?:seconds|ث)/)?.[1]);
  const wait = seconds > 0 ? seconds * 1000 : Date.parse(header) - (Date.parse(headers.get('date') ?? '') || now);
  return wait > 0 ? now + Math.min(wait, maxWait) : null;
}

/** The id under which the server logs the request. A server may not let other origins read the header. */
function referenceIn(headers: Pick<Headers, 'get'>, { request_id: id }: Record<string, unknown>): string | null {
  const reference = headers.get('x-frappe-request-id') ?? (typeof id === 'string' ? id : null);
  return reference && /^[\w-]{1,64}$/.test(reference) ? reference : null;
}

/**
 * Another `msg` than success is a refusal, unless it informs beside data that were read, as a warning does, or a token
 * was granted.
 */
function isRefusal({ verb, hasCredentials }: Call, { msg, data }: Record<string, unknown>): boolean {
  if (typeof msg !== 'string' || /^success$/i.test(msg)) return false;
  if (verb === 'POST' ? !hasCredentials : /^(error|fail)/i.test(msg)) return true;
  return typeof data === 'string' || !Object.keys(data ?? '')[0];
}

function decode(call: Call, value: unknown): unknown {
  try {
    return call.reply.create(value);
  } catch {
    throw unreadable();
  }
}

interface ServerMessage {
  readonly message: string;
  readonly fieldname: string | null;
  /** Whether it states why the call failed; others inform. */
  readonly isReason?: boolean;
}

/** `_server_messages` is the JSON text of an array of JSON texts, or of plain texts on older sites. */
function serverMessages(envelope: Record<string, unknown>): ServerMessage[] {
  const listed = parsed(envelope._server_messages);
  if (!Array.isArray(listed)) return [];
  return listed.map((item): ServerMessage => {
    const content = parsed(item);
    if (!isObject(content)) return { message: textOfHtml(item), fieldname: null };
    const { message, fieldname, raise_exception } = content;
    return {
      message: textOfHtml(message),
      fieldname: typeof fieldname === 'string' ? fieldname : null,
      isReason: Boolean(raise_exception),
    };
  });
}

function messageIn(envelope: Record<string, unknown>, messages: readonly ServerMessage[]): string | null {
  if (typeof envelope.message === 'string' && envelope.message) return textOfHtml(envelope.message);
  const { _error_message: last } = envelope;
  return (messages.find(({ isReason }) => isReason) ?? messages[0])?.message || (last ? textOfHtml(last) : null);
}

/** The text of what the server states in HTML, in one line: a tag that ends one is a space. */
const textOfHtml = (value: unknown): string =>
  typeof value === 'string' && value
    ? value
        .replace(/<(?:br|\/?(?:p|div|[uo]l|li|tr|td))\b[^<>]*>/gi, ' ')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#?\w{2,4});/g, (all, name: string) => entities[name] ?? all)
        .replace(/\s+/g, ' ')
        .trim()
    : errorTexts.unknown;

/** Those of Frappe's `escape_html`, of Jinja and of Python's `html.escape`. */
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#34': '"',
  '#x27': "'",
};

/** Parses JSON text; other text is returned as it is. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}
