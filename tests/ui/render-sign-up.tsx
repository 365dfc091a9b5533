import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { appMachine } from '../../src/machines/app-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { type ListRequest, listMachine } from '../../src/machines/list-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import type { CvToSend, DetectedFile, Registration } from '../../src/machines/sign-up-setup.ts';
import type { HeldFile } from '../../src/services/contract/fields/draft.ts';
import type { ListKey } from '../../src/services/contract/lists.ts';
import { detectFileType } from '../../src/services/detect-file-type.ts';
import { ActorsProvider, actorOf } from '../../src/ui/actors.tsx';
import { paths } from '../../src/ui/paths.ts';
import { Route, Router, Switch, usePassedState, usePathAndQuery } from '../../src/ui/router.tsx';
import { SignUpPage } from '../../src/ui/sign-up/sign-up-page.tsx';
import { fakeService } from '../machines/fake-service.ts';
import { featureActors } from '../machines/feature-actors.ts';
import { today, validDraft } from '../machines/start-sign-up.ts';
import { catalogueIn } from './support/messages-in.ts';

interface Options {
  language?: 'en' | 'ar';
  /** The stored slice of the sign-up. */
  signUp?: Slice;
  /** The reply of each list; an error is thrown. */
  lists?: Readonly<Record<string, unknown>>;
}

/** Renders the sign-up page. Lists reply at once; the registration and the upload wait for the test. */
export async function renderSignUp({ language = 'en', signUp, lists = {} }: Options = {}) {
  vi.setSystemTime(today);
  const register = fakeService<{ access_token: string | null; user: string | null }, Registration>();
  const uploadCv = fakeService<HeldFile, CvToSend>();
  const detectingFileType = fromPromise<DetectedFile, { file: File }>(({ input: { file } }) => detectFileType(file));
  const answers: Record<string, unknown> = { ...lookups, ...lists };
  const quiet = fromCallback<{ type: 'nothing' }>(() => undefined);
  const none = () => undefined;
  const logic = restorable(
    signUpMachine.provide({
      actors: { register: register.logic, detectFileType: detectingFileType, uploadCv: uploadCv.logic },
    }),
  );
  const app = createActor(
    appMachine.provide({
      actors: {
        restore: fromPromise<PersistedState>(async () => emptyPersisted),
        persist: fromCallback(none),
        followTabs: quiet,
        auth: restorable(authMachine.provide({ actions: { raiseFlag: none, lowerFlag: none } })),
        loadFeatures: fromPromise(async () => featureActors({ signUp: logic }, signUp ? { signUp } : {})),
        list: restorable(
          listMachine.provide({
            actors: {
              fetchList: fromPromise<unknown, ListRequest>(async ({ input: { key } }) => {
                if (answers[key] instanceof Error) throw answers[key];
                return answers[key] ?? [];
              }),
            },
          }),
        ),
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  await act(async () => undefined);
  app.send({ type: 'features.load' });
  await act(async () => undefined);
  const i18n = catalogueIn(language);
  const user = userEvent.setup();
  history.pushState(null, '', paths.signUp);
  const view = render(
    <I18nProvider i18n={i18n}>
      <ActorsProvider app={app}>
        <Router>
          <Switch>
            <Route path={paths.signUp}>
              <SignUpPage />
            </Route>
            <Route path={paths.welcome}>
              <h1>welcome</h1>
            </Route>
            <Route path={paths.profile}>
              <h1>account-view</h1>
            </Route>
            <Route path={paths.login}>
              <Login />
            </Route>
          </Switch>
          <Address />
        </Router>
      </ActorsProvider>
    </I18nProvider>,
  );
  await act(async () => undefined);
  return {
    ...view,
    user,
    register,
    uploadCv,
    answers,
    setLanguage: (to: 'en' | 'ar') => act(async () => i18n.activate(to)),
    signUp: actorOf(app, 'signUp'),
    /** Reads lists again. */
    reload: (...keys: ListKey[]) =>
      act(async () => {
        for (const key of keys) actorOf(app, key).send({ type: 'list.load' });
      }),
  };
}

function Login() {
  return <h1>login: {JSON.stringify(usePassedState())}</h1>;
}

function Address() {
  return <p data-testid="address">{usePathAndQuery()}</p>;
}

const named = (...names: string[]) =>
  names.map((name, rank) => ({ name, label: `${name} label`, rank, disabled: false }));

const lookups = {
  currencies: [{ name: 'SAR', enabled: true }],
  languages: ['Arabic', 'English'].map((language_name, at) => ({
    name: ['ar', 'en'][at],
    language_name,
    native_name: null,
    is_rtl: at === 0,
    enabled: true,
  })),
  educationLevels: named('Master', 'Doctorate'),
  preferences: named('Remote', 'On-site'),
  industries: named('Energy'),
  regions: named('GCC'),
  serviceLines: named('Strategy', 'Finance'),
  yearsOfExperience: named('0-2', '3-5'),
  priceBasis: named('Hourly', 'Daily'),
  technicalSkills: named(...'ABCDEFGHIJKLM'.split(''), '.NET'),
};

/** The stored slice of a sign-up at a state. */
export const storedSignUp = (value: string | object, draft: object = validDraft) => ({
  version: 1,
  value: value as string, // of a compound state, an object
  context: { draft },
});
