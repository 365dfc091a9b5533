/** The faults of a call, and what the browser receives in place of its reply. */

/** Faults of one kind leave a person in the same situation. */
type FaultKind = 'noAnswer' | 'late' | 'rejected' | 'busy' | 'broken' | 'unusable';

/** A reply that does not depend on the call. */
interface Reply {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * How a fault is made. `abort`: the connection fails. `hang`: no byte arrives. `server`: the path of the fault server
 * that replies. `wrongShape`: valid JSON in which a list is a record, or a record a list.
 */
export type Effect =
  | { readonly abort: 'connectionrefused' }
  | { readonly hang: true }
  | { readonly server: 'drip' | 'truncated' | 'huge' | 'redirect' }
  | { readonly reply: Reply }
  | { readonly wrongShape: true };

export interface Fault {
  readonly kind: FaultKind;
  /** As the report names it. */
  readonly title: string;
  readonly effect: Effect;
}

/** The server's own sentences, as a person must see them: without the tags that it sends. */
export const serverTexts = {
  rejected: 'Capacity must be a whole number.',
  unknown: 'The kettle is not a coffee machine.',
  mail: 'The message could not be sent.',
} as const;

/** Identifies the failure in the server's log; the page shows it for support. */
export const failureReference = 'LAB-7F3A-500';

/** Seconds in the Retry-After of the throttled reply. */
export const throttledSeconds = 20;

const json = (status: number, body: object, headers?: Reply['headers']): Effect => ({
  reply: { status, body: JSON.stringify(body), ...(headers && { headers }) },
});

const html = (status: number, title: string): Effect => ({
  reply: { status, body: `<!doctype html><title>${title}</title><h1>${title}</h1>`, contentType: 'text/html' },
});

/** A rejection as Frappe sends it; the messages are JSON in JSON. */
const rejection = (status: number, type: string, message?: string): Effect =>
  json(status, {
    exc_type: type,
    exception: `frappe.exceptions.${type}`,
    ...(message && { _server_messages: JSON.stringify([JSON.stringify({ message, indicator: 'red' })]) }),
  });

const faults = {
  refused: { kind: 'noAnswer', title: 'refused', effect: { abort: 'connectionrefused' } },
  opaque: { kind: 'noAnswer', title: 'opaque CORS', effect: { server: 'redirect' } },
  neverAnswers: { kind: 'late', title: 'never answers', effect: { hang: true } },
  slowDrip: { kind: 'late', title: 'slow drip', effect: { server: 'drip' } },
  400: { kind: 'rejected', title: '400', effect: rejection(400, 'InvalidRequest') },
  401: { kind: 'rejected', title: '401', effect: rejection(401, 'AuthenticationError') },
  403: { kind: 'rejected', title: '403', effect: rejection(403, 'PermissionError') },
  404: { kind: 'rejected', title: '404', effect: rejection(404, 'DoesNotExistError') },
  409: { kind: 'rejected', title: '409', effect: rejection(409, 'DuplicateEntryError') },
  417: {
    kind: 'rejected',
    title: '417 with server messages',
    effect: rejection(417, 'ValidationError', serverTexts.rejected.replace('Capacity', '<b>Capacity</b>')),
  },
  418: {
    kind: 'rejected',
    title: '418 with a message',
    effect: json(418, { exc_type: 'TeapotError', message: serverTexts.unknown }),
  },
  429: {
    kind: 'busy',
    title: '429',
    effect: json(429, { exc_type: 'TooManyRequestsError' }, { 'Retry-After': String(throttledSeconds) }),
  },
  500: {
    kind: 'broken',
    title: '500 JSON',
    effect: json(500, { exc_type: 'InternalError' }, { 'X-Frappe-Request-Id': failureReference }),
  },
  '500-html': { kind: 'broken', title: '500 HTML', effect: html(500, 'Internal Server Error') },
  501: { kind: 'broken', title: '501', effect: rejection(501, 'OutgoingEmailError', serverTexts.mail) },
  502: { kind: 'broken', title: '502', effect: html(502, 'Bad Gateway') },
  503: { kind: 'busy', title: '503', effect: json(503, { exc_type: 'SessionStopped' }, { 'Retry-After': '30' }) },
  html: { kind: 'unusable', title: '200 HTML', effect: html(200, 'Sign in to this network') },
  truncated: { kind: 'unusable', title: '200 truncated', effect: { server: 'truncated' } },
  empty: { kind: 'unusable', title: '200 {}', effect: json(200, {}) },
  null: { kind: 'unusable', title: '200 null', effect: json(200, { message: null }) },
  wrongShape: { kind: 'unusable', title: '200 wrong shape', effect: { wrongShape: true } },
  huge: { kind: 'unusable', title: '200 of 20 MB', effect: { server: 'huge' } },
} as const satisfies Record<string, Fault>;

export type FaultName = `${keyof typeof faults}`;

export const faultNames = Object.keys(faults) as FaultName[]; // the keys of a literal are its own

export const faultOf = (name: FaultName): Fault => (faults as Record<string, Fault>)[name] as Fault; // an entry per name
