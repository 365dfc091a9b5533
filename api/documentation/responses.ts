/** The responses of a call in OpenAPI: its reply, and its errors by status. */
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { exported } from '../../src/services/contract/records/exported.ts';
import { maxBodyBytesOf, usualBodyBytes } from '../http/body-limits.ts';
import { isPublicRead } from '../http/public-reads.ts';
import { documents } from '../http/reply.ts';
import { bodies } from './bodies.ts';
import { descriptions } from './descriptions.ts';
import { type Schema, schemaOf, schemaOfField } from './schema.ts';

export interface DocumentedResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export function responsesOf(name: CallName): Record<string, DocumentedResponse> {
  const call: Call = calls[name];
  const errors = Object.entries({
    ...commonErrors,
    ...(call.isPersonal ? { 401: 'AuthenticationError: no valid token.' } : {}),
    ...(call.body === 'json' && maxBodyBytesOf(name) > usualBodyBytes ? { 429: tooManyBodies } : {}),
    ...(call.body === 'none'
      ? {}
      : {
          413: `RequestEntityTooLarge: a body of more than ${Math.floor(maxBodyBytesOf(name) / 1024)} KB.`,
          415: `UnsupportedMediaType: the Content-Type is not ${bodies[name]?.mediaType}.`,
        }),
    ...descriptions[name].errors,
  });
  const isConditional = isPublicRead(name) || name === 'getNotifications';
  return {
    200: success(name, call),
    ...(isConditional ? { 304: { description: 'If-None-Match has the ETag of the reply. Without a body.' } } : {}),
    ...Object.fromEntries(errors.map(([status, text]) => [status, errorResponse(String(text))])),
  };
}

const tooManyBodies = 'TooManyRequestsError: too many large bodies from this address wait.';

/** The errors that every call may have. */
export const commonErrors = {
  403: 'PermissionError: the call takes another verb.',
  404: 'DoesNotExistError: no such method or entity.',
  417: 'ValidationError: the version is not v1, a parameter is given twice, or the body is not readable or has a value of another type.',
  500: 'InternalError: the message states a reference, which is in the log of the server. QueryDeadlockError: nothing was stored, and the call can be repeated.',
  503: 'With Retry-After. SessionStopped: the database is not available, or too many requests wait. InReadOnlyMode: it accepts only reads.',
};

function success(name: CallName, call: Call): DocumentedResponse {
  const description = descriptions[name].returns ?? 'The data of the call.';
  if (call.reads === 'file')
    return { description, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  return { description, content: { 'application/json': { schema: envelopeOf(dataSchemaOf(name)) } } };
}

/** The schema of `message.data`. */
export function dataSchemaOf(name: CallName): Schema {
  if (name === 'exportMyData') return schemaOfField(exported, 'sent');
  return schemaOf(calls[name].reply, documents.has(name) ? 'left out' : 'sent');
}

const envelopeOf = (data: Schema): Schema => ({
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'object', required: ['msg', 'data'], properties: { msg: { const: 'success' }, data } },
  },
});

export const errorResponse = (description: string): DocumentedResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Frappe's envelope of an error. */
export const errorSchema: Schema = {
  type: 'object',
  required: ['exc_type', 'exception', '_server_messages'],
  properties: {
    exc_type: { type: 'string', description: 'The class of the exception.' },
    exception: { type: 'string', description: 'The class with its module, and the first message.' },
    _server_messages: {
      type: 'string',
      description: 'The JSON text of a list of JSON texts of {message, title, indicator, raise_exception, fieldname}.',
    },
    message: { type: 'string', description: 'The first message, where signing in failed.' },
  },
};
