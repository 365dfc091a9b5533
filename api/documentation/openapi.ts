import { apiVersion, type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { mandatePath, pageViewPath, sitePath } from '../../src/services/contract/paths.ts';
import { maxBodyBytesOf } from '../http/body-limits.ts';
import { faultHeader, sentinels } from '../http/faults.ts';
import { bodies } from './bodies.ts';
import { described } from './described.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly requestBody?: { readonly content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { readonly description: string }>;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  /** A call's fixed parameters are part of its path, because nothing else tells one call from another. */
  readonly paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  readonly components: Record<string, unknown>;
}

/** The API in OpenAPI 3.1, made from the table of calls. */
export function openApi(): OpenApi {
  const rows = Object.entries<Call>(calls) as [CallName, Call][]; // the keys of a literal are its own
  return {
    openapi: '3.1.0',
    info: { title: 'SG Network API', version: apiVersion, description: introduction() },
    paths: {
      ...Object.fromEntries(
        rows.map(([name, call]) => [pathOf(call), { [call.verb === 'GET' ? 'get' : 'post']: operationOf(name, call) }]),
      ),
      [pageViewPath]: { post: pageView() },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function pathOf({ path, method, entity, fixed }: Call): string {
  const query = new URLSearchParams({ version: apiVersion, method, ...(entity === null ? {} : { entity }), ...fixed });
  return `${path === 'mandate' ? mandatePath : sitePath}?${query}`;
}

function operationOf(name: CallName, call: Call): Operation {
  const { summary, returns, refusals = {} } = described[name];
  const body = bodies[name];
  const language = { name: 'language', in: 'query', schema: { enum: ['en', 'ar'], default: 'en' } };
  return {
    operationId: name,
    tags: [call.entity ?? 'session'],
    summary,
    parameters: [
      ...call.query.map((key) => ({ name: key, in: 'query', required: true, schema: { type: 'string' } })),
      ...(call.language ? [language] : []),
    ],
    ...(call.isPersonal ? { security: [{ token: [] }] } : {}),
    ...(body === undefined ? {} : { requestBody: { content: { [body.mediaType]: { schema: body.schema } } } }),
    responses: {
      200: { description: returns },
      ...(call.isPersonal ? { 401: { description: 'AuthenticationError: no live token.' } } : {}),
      ...(call.verb === 'POST' ? { 413: { description: tooLarge(name) } } : {}),
      ...Object.fromEntries(Object.entries(refusals).map(([status, description]) => [status, { description }])),
    },
  };
}

const tooLarge = (name: CallName): string =>
  `RequestEntityTooLarge: a body of more than ${Math.floor(maxBodyBytesOf(name) / 1024)} KB.`;

function pageView(): Operation {
  const properties = { path: { type: 'string', maxLength: 200 }, language: { enum: ['en', 'ar'] } };
  const schema = { type: 'object', required: ['path'], properties };
  return {
    operationId: 'pageView',
    tags: ['analytics'],
    summary: 'Counts a page view by day, path and language. What follows ? or # is dropped.',
    parameters: [],
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Counted.' }, 417: { description: 'ValidationError: no such path.' } },
  };
}

function introduction(): string {
  return [
    'A reply is {"message": {"msg": "success", "data": …}}.',
    'A refusal is Frappe’s envelope: exc_type, exception, and _server_messages (the JSON text of a list of JSON texts of {message, title, indicator, raise_exception, fieldname}); sign-in also says it in a plain message. It is never HTML.',
    'Every call can give 403 PermissionError (wrong verb), 404 DoesNotExistError (no such method or entity), 417 ValidationError (version is not v1) 500 (with a reference; no trace), and 503 SessionStopped with Retry-After while the database is not available.',
    'Personal calls take Authorization: Bearer <token>, token <token>, or the token alone. The cookie opens nothing. Public calls disregard Authorization.',
    'Lists keep their null fields; single documents leave them out. Dates are YYYY-MM-DD; times are YYYY-MM-DD HH:mm:ss[.ffffff] in the site’s zone, Asia/Riyadh.',
    `Failures for tests, only where TEST_FAULTS=1 and NODE_ENV is not production (else the header is refused with 400): header ${faultHeader} with status=N, delay=ms, hang, html, truncated, empty, null, message-string, msg-error or session-expired, joined by ";" and aimed by method=NAME (status=503;method=get_rfq).`,
    `In the same places, these values of usr provoke: ${sentinels.refused} a 200 whose msg is "error"; ${sentinels.slow} an answer after 8 s; ${sentinels.broken} a 500; ${sentinels.locked} a lock-out.`,
  ].join('\n\n');
}
