import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { appMachine } from '../../../src/machines/app-machine.ts';
import { authMachine } from '../../../src/machines/auth-machine.ts';
import type { Features } from '../../../src/machines/feature-actors.ts';
import { type ListRequest, listMachine } from '../../../src/machines/list-machine.ts';
import { logoutMachine } from '../../../src/machines/logout-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import { emptyPersisted } from '../../../src/machines/persistence/restore.ts';
import { calls } from '../../../src/services/contract/calls.ts';
import { type ListKey, lists } from '../../../src/services/contract/lists.ts';
import { ActorsProvider, actorOf } from '../../../src/ui/actors.tsx';
import { Route, Router, Switch } from '../../../src/ui/router.tsx';
import { featureActors } from '../../machines/feature-actors.ts';
import { catalogueIn, messagesIn } from './messages-in.ts';

/** The server's replies by list, before decoding. Return `pendingReply` for a request that stays pending. */
export type Answers = Partial<Record<ListKey, (request: ListRequest) => unknown>>;

/** Never settles. */
export const pendingReply = new Promise<never>(() => undefined);

interface Shown {
  page: React.ReactNode;
  /** The route's pattern, for a page that reads route parameters. */
  pattern?: string;
  path?: string;
  language?: 'en' | 'ar';
  answers: Answers;
  /** Feature actors with services, in place of the default ones without. */
  features?: Partial<Features>;
  isVisitor?: boolean;
  /** The number of changes that an earlier visit has stored, while the code of the features does not arrive. */
  unsent?: number;
}

/**
 * Renders a page with the real machines, logged in unless `isVisitor`. The services reply as the test defines.
 *
 * @returns `requests` lists the requests so far; `unmount` removes the page, and `remount` shows it again
 */
export async function show({ page, pattern = '*', path = '/', language = 'en', answers, ...options }: Shown) {
  const { features, isVisitor = false, unsent } = options;
  const requests: ListRequest[] = [];
  const app = createActor(
    appMachine.provide({
      actors: {
        restore: fromPromise(async () => (unsent ? { ...emptyPersisted, unsent } : emptyPersisted)),
        persist: fromCallback(() => undefined),
        followTabs: fromCallback(() => undefined),
        auth: restorable(authMachine.provide({ actions: { raiseFlag: () => {}, lowerFlag: () => {} } })),
        logout: logoutMachine.provide({
          actors: { logOut: fromPromise<unknown>(async () => null) },
          actions: { reloadHome: () => {} },
        }),
        loadFeatures: fromPromise(async () => (unsent ? pendingReply : featureActors(features))),
        list: restorable(
          listMachine.provide({
            actors: {
              fetchList: fromPromise<unknown, ListRequest>(async ({ input }) => {
                requests.push(input);
                const { call, empty } = lists[input.key];
                const reply = await (answers[input.key]?.(input) ?? empty ?? pendingReply);
                return calls[call].reply.create(reply);
              }),
            },
          }),
        ),
      },
      actions: { clearState: () => {} },
    }),
  ).start();
  await waitFor(app, (snapshot) => snapshot.matches('ready'));
  app.send({ type: 'features.load' });
  await waitFor(app, (snapshot) => snapshot.matches({ ready: unsent ? 'loadingFeatures' : 'featuresLoaded' }));
  actorOf(app, 'language').send({ type: 'language.set', language });
  if (!isVisitor) actorOf(app, 'auth').send({ type: 'session.open', token: 'T1', usr: 'noura@example.com' });
  const ui = (
    <StrictMode>
      <I18nProvider i18n={catalogueIn(language)}>
        <ActorsProvider app={app}>
          <Router>
            <Switch>
              <Route path={pattern}>{page}</Route>
            </Switch>
          </Router>
        </ActorsProvider>
      </I18nProvider>
    </StrictMode>
  );
  history.pushState(null, '', path);
  const { rerender } = render(ui);
  const unmount = () => rerender(null);
  const remount = () => rerender(ui);
  return { app, requests, unmount, remount, t: messagesIn(language), person: userEvent.setup({ delay: null }) };
}
