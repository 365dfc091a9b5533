import { apiVersion, type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { mandatePath, pageViewPath, sitePath } from '../../src/services/contract/paths.ts';
import { type Parameter, queries } from '../../src/services/contract/requests.ts';
import { usualBodyBytes } from '../http/body-limits.ts';
import { bodies, pageViewBody } from './bodies.ts';
import { descriptions } from './descriptions.ts';
import { introduction } from './introduction.ts';
import { commonErrors, type DocumentedResponse, errorResponse, errorSchema, responsesOf } from './responses.ts';
import type { Schema } from './schema.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly {
    name: string;
    in: 'query';
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly requestBody?: { readonly required: true; readonly content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, DocumentedResponse>;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  /** The fixed parameters of a call are part of its path: only they distinguish one call from another. */
  readonly paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  readonly components: Record<string, unknown>;
}

/** The API in OpenAPI 3.1, generated from the contract. */
export function openApi(): OpenApi {
  const rows = Object.entries<Call>(calls) as [CallName, Call][]; // `calls` is a literal, so these are all its keys
  return {
    openapi: '3.1.0',
    info: {
      title: 'SG Network API',
      version: apiVersion,
      description: introduction(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server of this document.' }],
    paths: {
      ...Object.fromEntries(
        rows.map(([name, call]) => [pathOf(call), { [call.verb === 'GET' ? 'get' : 'post']: operationOf(name, call) }]),
      ),
      [pageViewPath]: { post: pageView() },
    },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function pathOf({ path, method, entity, fixed }: Call): string {
  const query = new URLSearchParams({ version: apiVersion, method, ...(entity === null ? {} : { entity }), ...fixed });
  return `${path === 'mandate' ? mandatePath : sitePath}?${query}`;
}

function operationOf(name: CallName, call: Call): Operation {
  const body = bodies[name];
  return {
    operationId: name,
    tags: [call.entity ?? 'session'],
    summary: descriptions[name].summary,
    parameters: [...parametersOf(name, call), ...(call.language ? [language] : [])],
    security: call.isPersonal ? [{ token: [] }] : [],
    ...(body && { requestBody: { required: true, content: { [body.mediaType]: { schema: body.schema } } } }),
    responses: responsesOf(name),
  };
}

const language = {
  name: 'language',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['en', 'ar'], default: 'en' },
} as const;

/** The variable parameters of a call; the fixed ones are in the path. */
function parametersOf(name: CallName, { query }: Call): Operation['parameters'] {
  const table: Partial<Record<CallName, Readonly<Record<string, Parameter>>>> = queries;
  return query.map((key) => {
    const { nameOf, ...schema } = table[name]?.[key] ?? {};
    const description = nameOf === undefined ? {} : { description: `The \`name\` of ${nameOf}.` };
    return { name: key, in: 'query', required: true, ...description, schema: { type: 'string', ...schema } };
  });
}

function pageView(): Operation {
  return {
    operationId: 'pageView',
    tags: ['analytics'],
    summary: 'Counts a page view by day, path and language. The part after ? or # is dropped.',
    parameters: [],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema: pageViewBody } } },
    responses: {
      204: { description: 'Counted.' },
      403: errorResponse('PermissionError: another verb than POST.'),
      413: errorResponse(`RequestEntityTooLarge: a body of more than ${usualBodyBytes / 1024} KB.`),
      415: errorResponse('UnsupportedMediaType: the Content-Type is not application/json.'),
      417: errorResponse('ValidationError: invalid path, or the body is not readable or has a value of another type.'),
      429: errorResponse('TooManyRequestsError: too many page views from this address.'),
      500: errorResponse(commonErrors[500]),
      503: errorResponse(commonErrors[503]),
    },
  };
}
