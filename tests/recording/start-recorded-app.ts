/** The whole app over services that the test answers for, its trail kept from the start. The clock is vitest's. */
import { vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import { appMachine, type FeatureActors } from '../../src/machines/app-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { PersistedState } from '../../src/machines/persistence/restore.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { startRecording } from '../../src/recording/recording.ts';
import { recordingText } from '../../src/recording/recording-file.ts';
import { readRecording } from '../../src/recording/recording-format.ts';
import { featureActors } from '../machines/feature-actors.ts';

/** One call that waits for its answer. */
interface Waiting {
  readonly actor: string;
  readonly service: string;
  settle(outcome: { output: unknown } | { error: unknown }): void;
}

const about = { version: '1.2.3', browser: 'a test', language: 'en', address: '/' };

/** @param most how many entries each half of the trail holds */
export function startRecordedApp(most?: number) {
  const waiting = new Set<Waiting>();
  const tabs = { tell: (_: AnyEventObject) => {} };
  const uploads = new Map<string, (event: AnyEventObject) => void>();
  const atOnce = new Map<string, AnyEventObject>();

  const service = <T = never>(name: string) =>
    fromPromise<T>(
      ({ self, signal }) =>
        new Promise((resolve, reject) => {
          const actor = (self as { _parent?: AnyActorRef })._parent?.id ?? '';
          const call: Waiting = {
            actor,
            service: name,
            settle: (outcome) => {
              waiting.delete(call);
              if ('error' in outcome) reject(outcome.error);
              else resolve(outcome.output as T);
            },
          };
          waiting.add(call);
          signal.addEventListener('abort', () => waiting.delete(call));
        }),
    );
  const upload = (name: string) =>
    fromCallback(({ sendBack }) => {
      uploads.set(name, sendBack);
      const first = atOnce.get(name);
      if (first) sendBack(first);
      return () => uploads.delete(name);
    });
  /** With services that wait, and deeds that do nothing. */
  const served = (name: string, machine: AnyStateMachine) => {
    const { actors, actions } = machine.implementations;
    const outside = ['clearState', 'raiseFlag', 'lowerFlag', 'reloadHome', 'logException'].filter((each) =>
      Object.hasOwn(actions, each),
    );
    const provided = Object.keys(actors).map((each) => [each, each === 'upload' ? upload(name) : service(each)]);
    return restorable(
      machine.provide({
        actors: Object.fromEntries(provided),
        actions: Object.fromEntries(outside.map((each) => [each, () => undefined])),
      } as object),
    );
  };
  const features = {
    signUp: served('signUp', signUpMachine),
    bio: served('bio', bioMachine),
    account: served('account', accountMachine),
    profileDraft: served('profileDraft', profileMachine),
    quotation: served('quotation', quotationMachine),
    bookmark: served('bookmark', bookmarkMachine),
    files: served('files', filesMachine),
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        restore: service<PersistedState>('restore'),
        loadFeatures: service<FeatureActors>('loadFeatures'),
        persist: fromCallback(() => undefined),
        followTabs: fromCallback(({ sendBack }) => {
          tabs.tell = sendBack;
        }),
        auth: served('auth', authMachine) as never,
        language: served('language', languageMachine) as never,
        prompt: served('prompt', promptMachine) as never,
        logout: served('logout', logoutMachine) as never,
        list: served('list', listMachine) as never,
      },
      actions: { clearState: () => undefined },
    }),
    { id: 'app', systemId: 'app' },
  );
  const recording = startRecording(app, most);
  if (!recording) throw new Error('This version of XState has no relay');
  app.subscribe({ error: () => undefined });
  app.start();
  const save = () => recordingText(app, recording, about);
  return {
    app,
    recording,
    waiting,
    uploads,
    /** What an upload tells before it has even begun. */
    atOnce,
    tabs: { tell: (event: AnyEventObject) => tabs.tell(event) },
    wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    send: (to: string, ...events: AnyEventObject[]) => {
      for (const event of events) (to === 'app' ? app : app.system.get(to))?.send(event as never);
    },
    /** The text of the file, and what a reader makes of it. */
    save,
    saved: () => readRecording(save()),
    /** Answers the call that was made last of that name, and waits until it was heard. */
    async answer(name: string, outcome: { output: unknown } | { error: unknown }, actor?: string): Promise<void> {
      const call = [...waiting].findLast((each) => each.service === name && (actor ?? each.actor) === each.actor);
      if (!call) throw new Error(`Nobody asked ${name}`);
      call.settle(outcome);
      await heard();
    },
    featureActors: (slices = {}) => ({ output: featureActors(features, slices) }),
  };
}

export async function heard(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
}
