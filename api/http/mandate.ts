import type { Context } from 'hono';
import { apiVersion, type Call, type CallName, calls, type QueryName } from '../../src/services/contract/calls.ts';
import { queries } from '../../src/services/contract/requests.ts';
import { languageOf } from '../bilingual.ts';
import type { Deps } from '../deps.ts';
import { bodies } from '../documentation/bodies.ts';
import { handlers } from '../routes/handlers.ts';
import { checkContentLength, clean } from './body.ts';
import { maxBodyBytesOf } from './body-limits.ts';
import { callerOf } from './caller.ts';
import { fieldError } from './field-error-texts.ts';
import { clientLeft, invalid, noSuchCall, notSignedIn, wrongVerb, wrongVersion } from './http-errors.ts';
import { isPublicRead } from './public-reads.ts';
import { succeed, successBody } from './reply.ts';
import type { RequestContext } from './request-context.ts';
import type { Work } from './work.ts';

/** Handles a request to one of the two paths, which the table of calls defines. */
export async function handleCall(context: Context, deps: Deps, work: Work, path: Call['path']): Promise<Response> {
  const query = (name: string): string => parameterOf(context, name);
  checkParameters(context);
  if (query('version') !== apiVersion) throw wrongVersion();
  const name = nameOf(path, query('method'), query('entity'));
  const call: Call = calls[name];
  const verb = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  if (verb !== call.verb) throw wrongVerb();
  const maxBodyBytes = maxBodyBytesOf(name);
  checkContentLength({ context, maxBodyBytes });
  const bodySchema = bodies[name]?.schema ?? null;
  const language = languageOf(query('language'));
  const request = { deps, context, query, user: null, language, maxBodyBytes, bodySchema };
  const gate = work.gateOf(name);
  if (isPublicRead(name))
    return work.publicReads.respond(context, name, language, () => gate.runShared(() => read(name, request)));
  return gate.run(context, async () => {
    if (!call.isPersonal) return respond(name, request);
    const user = await callerOf(context, deps);
    if (user === null) throw notSignedIn();
    if (context.req.raw.signal.aborted) throw clientLeft();
    return respond(name, { ...request, user });
  });
}

async function respond<N extends CallName>(name: N, request: RequestContext<QueryName<N>>): Promise<Response> {
  const reply = await handlers[name](request);
  return reply instanceof Response ? reply : succeed(request.context, name, reply);
}

async function read<N extends CallName>(name: N, request: RequestContext<QueryName<N>>): Promise<string> {
  return successBody(name, await handlers[name](request));
}

/** What is left of a value that is too long is still too long for its parameter. */
const maxParameterLength =
  1 + Math.max(...Object.values(queries).flatMap((ofCall) => Object.values(ofCall).map(({ maxLength }) => maxLength)));

const parameterOf = (context: Context, name: string): string =>
  clean((context.req.query(name) ?? '').slice(0, maxParameterLength));

/** Throws an `HttpError` for a parameter that is given twice, or as a list (`usr[]`). */
function checkParameters(context: Context): void {
  const given = new Set<string>();
  for (const parameter of new URL(context.req.url).searchParams.keys()) {
    const name = parameter.split('[', 1)[0] ?? '';
    const code = name === parameter ? 'givenTwice' : 'wrongType';
    if (given.has(name) || code === 'wrongType') throw invalid([fieldError(clean(name.slice(0, maxNameLength)), code)]);
    given.add(name);
  }
}

const maxNameLength = 140;

function nameOf(path: Call['path'], method: string, entity: string): CallName {
  const found = callNames.find((name) => {
    const call: Call = calls[name];
    return call.path === path && call.method === method && (call.entity === null || call.entity === entity);
  });
  if (found === undefined) throw noSuchCall();
  return found;
}

const callNames = Object.keys(calls) as CallName[]; // `calls` is a literal, so these are all its keys
