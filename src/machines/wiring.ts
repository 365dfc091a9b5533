/** Gives every machine its services: the one file of this floor that imports them by value. */
import { type AnyActor, fromPromise } from 'xstate';
import { lists } from '../services/contract/lists.ts';
import { numberIn } from '../services/contract/registration.ts';
import { type Request, runCall } from '../services/http.ts';
import { whenIdle, whenLeaving } from '../services/idle.ts';
import { goHome } from '../services/navigation.ts';
import * as storage from '../services/storage.ts';
import { appMachine } from './app-machine.ts';
import { authMachine } from './auth-machine.ts';
import { type BioToSave, bioMachine } from './bio-machine.ts';
import { arabic, type Language, languageMachine } from './language-machine.ts';
import { type ListRequest, listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { promptMachine } from './prompt-machine.ts';
import { createRemember } from './remember.ts';
import { type Kept, keptIn } from './restore.ts';
import { resumable } from './resumable.ts';
import { createFollowTabs } from './tabs.ts';
import { type Registration, wizardMachine } from './wizard-machine.ts';

/** The app with everything provided; start it once, outside React. */
export function wireApp() {
  return appMachine.provide({
    actors: {
      restore: fromPromise(async () => keptWithHint()),
      remember: createRemember({ ...storage, whenIdle, whenLeaving }),
      followTabs: createFollowTabs(storage),
      language: resumable(languageMachine),
      auth: resumable(
        authMachine.provide({
          actors: {
            signIn: fromPromise(({ input: { usr, password }, system, signal }) =>
              runCall('signIn', { ...session(system), query: { usr, password }, signal }),
            ),
          },
          actions: { raiseFlag: storage.raiseFlag, lowerFlag: storage.lowerFlag },
        }),
      ),
      prompt: promptMachine.provide({
        actors: {
          subscribe: fromPromise(({ input: { usr }, system, signal }) =>
            runCall('subscribe', { ...session(system), query: { usr }, signal }),
          ),
        },
        // a warning, since an expected failure is no error of the page
        actions: { logException: ({ event }) => console.warn('subscribe', 'error' in event ? event.error : event) },
      }),
      logout: logoutMachine.provide({
        actors: { logOut: fromPromise(({ system }) => runCall('logOut', session(system))) },
        actions: { goHome },
      }),
      wizard: resumable(
        wizardMachine.provide({
          actors: {
            register: fromPromise(({ input, system, signal }) =>
              runCall('registerCandidate', { ...session(system), body: registrationBody(input), signal }),
            ),
            uploadCv: fromPromise(async ({ input: { file }, system, signal }) => {
              const held = await runCall('uploadCv', { ...session(system), body: fileBody(file), signal });
              return {
                name: held.name,
                file_name: held.file_name ?? file.name,
                file_size: held.file_size ?? file.size,
              };
            }),
          },
        }),
      ),
      bio: resumable(
        bioMachine.provide({
          actors: {
            saveBio: fromPromise<unknown, BioToSave>(({ input: { draft, modified }, system, signal }) =>
              runCall('saveBio', { ...session(system), body: { ...draft, modified }, signal }),
            ),
          },
        }),
      ),
      list: resumable(
        listMachine.provide({
          actors: {
            fetchList: fromPromise<unknown, ListRequest>(({ input: { key, params }, system, signal }) =>
              runCall(lists[key].call, { ...session(system), query: params, signal }),
            ),
          },
        }),
      ),
    },
    actions: {
      forgetState: ({ self }) => {
        storage.leaveLanguageHint(languageOf(self.system));
        storage.forgetState();
      },
    },
  });
}

type System = AnyActor['system'];

/** The language and the token of this very moment, read off the running actors. */
function session(system: System): Pick<Request, 'language' | 'token'> {
  return { language: languageOf(system), token: system.get('auth').getSnapshot().context.token };
}

const languageOf = (system: System): Language => system.get('language').getSnapshot().context.language_abbr;

/** What storage holds, and the language that a log-out carries over the reload it ends with. */
function keptWithHint(): Kept {
  const kept = keptIn(storage.readState(), storage.hasFlag());
  if (storage.takeLanguageHint() !== 'ar' || kept.slices.language) return kept;
  return { ...kept, slices: { ...kept.slices, language: { version: 1, value: 'ar', context: { ...arabic } } } };
}

function registrationBody({ draft, password }: Registration) {
  return {
    ...draft,
    usr: draft.usr.trim(),
    password,
    hourly_rates: numberIn(draft.hourly_rates),
    quantity: numberIn(draft.quantity),
    upload_cv: draft.upload_cv?.name ?? null,
    academic_background: draft.academic_background.map(dated),
    professional_experience: draft.professional_experience.map(dated),
  };
}

/** The wire dates its rows; the form asks for years, and none at the end means that it goes on. */
function dated<T extends { start_year: string; end_year: string }>({ start_year, end_year, ...row }: T) {
  const firstDay = (year: string) => (numberIn(year) === null ? null : `${numberIn(year)}-01-01`);
  return {
    ...row,
    start_date: firstDay(start_year),
    end_date: firstDay(end_year),
    is_current: start_year !== '' && end_year === '' ? 1 : 0,
  };
}

function fileBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}
