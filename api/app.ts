import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { photoPath } from '../src/services/contract/fields/file-rules.ts';
import { providePhoneNumbers } from '../src/services/contract/fields/phone-rule.ts';
import { mandatePath, pageViewPath, sitePath } from '../src/services/contract/paths.ts';
import { phoneNumbers } from '../src/services/contract/phone-numbers.ts';
import { languageOf } from './bilingual.ts';
import type { Deps } from './deps.ts';
import { documentation } from './documentation/documentation.ts';
import { createHealth, createReadiness } from './health.ts';
import { addressOf, isSecure } from './http/caller.ts';
import { handleFailure } from './http/failure.ts';
import { faultHeader, provokeFaults } from './http/faults.ts';
import { closeBodyOfHead } from './http/head.ts';
import { noSuchCall } from './http/http-errors.ts';
import { handleCall } from './http/mandate.ts';
import { respondWithError } from './http/reply.ts';
import { logRequests } from './http/request-log.ts';
import { dataPolicy, secureHeaders } from './http/security-headers.ts';
import { createWork } from './http/work.ts';
import { unsubscribePath } from './mail/digest.ts';
import { devMailPath, showMail } from './routes/dev-mail.ts';
import { countPageView } from './routes/page-view.ts';
import { servePhoto } from './routes/photo.ts';
import { unsubscribe } from './routes/unsubscribe.ts';

/** What other origins may request: paths, and the methods that these have. */
const sharedPaths = {
  [mandatePath]: ['GET', 'POST'],
  [sitePath]: ['POST'],
  [pageViewPath]: ['POST'],
  [`${photoPath}:name`]: ['GET'],
};

/** What the page reads of a response beside what every origin may read: the clock, the tag, the wait and the reference. */
const exposeHeaders = ['Date', 'ETag', 'Retry-After', 'X-Frappe-Request-Id'];

/** Builds the API; opens nothing. */
export function createApi(deps: Deps): Hono {
  const { rules } = deps;
  providePhoneNumbers(phoneNumbers);
  const work = createWork(rules.work, (context) => addressOf(context, rules.proxyTrust), deps.metrics);
  const api = new Hono();
  api.use(logRequests(deps));
  api.use(closeBodyOfHead);
  api.use(
    secureHeaders({
      policy: dataPolicy,
      isShared: rules.origins.length > 0,
      isSecure: (context) => isSecure(context, rules.proxyTrust),
    }),
  );
  api.route('/', createHealth(createReadiness(deps.db, deps.isStopping)));
  if (rules.origins.length > 0) {
    const usual = { origin: [...rules.origins], credentials: true, maxAge: 86_400, exposeHeaders };
    const allowHeaders = ['Accept', 'Authorization', 'Content-Type', 'If-None-Match', 'X-Requested-With'];
    if (rules.areFaultsEnabled) allowHeaders.push(faultHeader);
    for (const [path, allowMethods] of Object.entries(sharedPaths))
      api.use(path, cors({ ...usual, allowHeaders, allowMethods }));
  }
  api.use('/api/*', compress());
  api.use('/api/*', provokeFaults(deps));
  api.all(mandatePath, (context) => handleCall(context, deps, work, 'mandate'));
  api.all(sitePath, (context) => handleCall(context, deps, work, 'site'));
  api.all(pageViewPath, (context) => work.gate.run(context, () => countPageView(context, deps)));
  api.get(`${photoPath}:name`, (context) => work.gate.run(context, () => servePhoto(context, deps)));
  api.on(['GET', 'POST'], unsubscribePath, (context) => work.gate.run(context, () => unsubscribe(context, deps)));
  api.get(devMailPath, (context) => work.gate.run(context, () => showMail(context, deps)));
  api.route('/api', documentation());
  api.all('/api/*', (context) => respondWithError(context, noSuchCall(), languageOf(context.req.query('language'))));
  api.notFound((context) => context.text('Not found', 404));
  api.onError((error, context) => handleFailure(error, context, work));
  return api;
}
