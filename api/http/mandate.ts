import type { Context } from 'hono';
import { apiVersion, type Call, type CallName, calls, type QueryName } from '../../src/services/contract/calls.ts';
import { languageOf } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { handlers } from '../routes/handlers.ts';
import { checkContentLength, clean } from './body.ts';
import { maxBodyBytesOf } from './body-limits.ts';
import { callerOf } from './caller.ts';
import { noSuchCall, notSignedIn, wrongVerb, wrongVersion } from './http-errors.ts';
import { succeed } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/** Handles a request to one of the two paths, which the table of calls defines. */
export async function handleCall(context: Context, deps: Deps, path: Call['path']): Promise<Response> {
  const query = (name: string): string => parameterOf(context, name);
  if (query('version') !== apiVersion) throw wrongVersion();
  const name = nameOf(path, query('method'), query('entity'));
  const call: Call = calls[name];
  const verb = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  if (verb !== call.verb) throw wrongVerb();
  const maxBodyBytes = maxBodyBytesOf(name);
  checkContentLength({ context, maxBodyBytes });
  const user = call.isPersonal ? await callerOf(context, deps) : null;
  if (call.isPersonal && user === null) throw notSignedIn();
  return respond(name, { deps, context, query, user, language: languageOf(query('language')), maxBodyBytes });
}

async function respond<N extends CallName>(name: N, request: RequestContext<QueryName<N>>): Promise<Response> {
  const reply = await handlers[name](request);
  return reply instanceof Response ? reply : succeed(request.context, name, reply);
}

/** Every parameter has a lower limit of its own, so a value that is cut here is rejected in any case. */
const maxParameterLength = 1024;

const parameterOf = (context: Context, name: string): string =>
  clean((context.req.query(name) ?? '').slice(0, maxParameterLength));

function nameOf(path: Call['path'], method: string, entity: string): CallName {
  const found = callNames.find((name) => {
    const call: Call = calls[name];
    return call.path === path && call.method === method && (call.entity === null || call.entity === entity);
  });
  if (found === undefined) throw noSuchCall();
  return found;
}

const callNames = Object.keys(calls) as CallName[]; // `calls` is a literal, so these are all its keys
