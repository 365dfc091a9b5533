/** Starts the app over services that the test answers, recorded from the start, on the clock of vitest. */
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
import { appMachine } from '../../src/machines/app-machine.ts';
import type { FeatureActors } from '../../src/machines/app-setup.ts';
import { appUpdateMachine } from '../../src/machines/app-update-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { invoiceMachine } from '../../src/machines/invoice-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { PersistedState } from '../../src/machines/persistence/restore.ts';
import { profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { sharedProfileMachine } from '../../src/machines/shared-profile-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { verificationMachine } from '../../src/machines/verification-machine.ts';
import { startRecording } from '../../src/recording/recording.ts';
import { recordingText } from '../../src/recording/recording-file.ts';
import { readRecording } from '../../src/recording/recording-format.ts';
import { featureActors } from '../machines/feature-actors.ts';

/** A pending call of a service. */
interface PendingCall {
  readonly actor: string;
  readonly service: string;
  settle(outcome: { output: unknown } | { error: unknown }): void;
}

const about = { version: '1.2.3', browser: 'a test', language: 'en', address: '/' };

/** @param maxEntries the maximum number of entries in each half of the recording */
export function startRecordedApp(maxEntries?: number) {
  const waiting = new Set<PendingCall>();
  const tabs = { send: (_: AnyEventObject) => {} };
  const uploads = new Map<string, (event: AnyEventObject) => void>();
  const initialEvents = new Map<string, AnyEventObject>();

  const service = <T = never>(name: string) =>
    fromPromise<T>(
      ({ self, signal }) =>
        new Promise((resolve, reject) => {
          const actor = (self as { _parent?: AnyActorRef })._parent?.id ?? '';
          const call: PendingCall = {
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
      const first = initialEvents.get(name);
      if (first) sendBack(first);
      return () => uploads.delete(name);
    });
  /** Replaces the services with pending calls and the side effects with no-ops. */
  const withFakes = (name: string, machine: AnyStateMachine) => {
    const { actors, actions } = machine.implementations;
    const sideEffects = ['clearState', 'raiseFlag', 'lowerFlag', 'reloadHome', 'logException'].filter((each) =>
      Object.hasOwn(actions, each),
    );
    const provided = Object.keys(actors).map((each) => [each, each === 'upload' ? upload(name) : service(each)]);
    return restorable(
      machine.provide({
        actors: Object.fromEntries(provided),
        actions: Object.fromEntries(sideEffects.map((each) => [each, () => undefined])),
      } as object),
    );
  };
  const features = {
    signUp: withFakes('signUp', signUpMachine),
    bio: withFakes('bio', bioMachine),
    account: withFakes('account', accountMachine),
    profileDraft: withFakes('profileDraft', profileMachine),
    quotation: withFakes('quotation', quotationMachine),
    bookmark: withFakes('bookmark', bookmarkMachine),
    files: withFakes('files', filesMachine),
    invoice: withFakes('invoice', invoiceMachine),
    reset: withFakes('reset', passwordResetMachine),
    profileLink: withFakes('profileLink', profileLinkMachine),
    resume: withFakes('resume', resumeMachine),
    sharedProfile: withFakes('sharedProfile', sharedProfileMachine),
    verification: withFakes('verification', verificationMachine),
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        restore: service<PersistedState>('restore'),
        loadFeatures: service<FeatureActors>('loadFeatures'),
        persist: fromCallback(() => undefined),
        followTabs: fromCallback(({ sendBack }) => {
          tabs.send = sendBack;
        }),
        auth: withFakes('auth', authMachine) as never,
        language: withFakes('language', languageMachine) as never,
        prompt: withFakes('prompt', promptMachine) as never,
        logout: withFakes('logout', logoutMachine) as never,
        appUpdate: withFakes('appUpdate', appUpdateMachine) as never,
        connection: withFakes('connection', connectionMachine) as never,
        list: withFakes('list', listMachine) as never,
      },
      actions: { clearState: () => undefined },
    }),
    { id: 'app', systemId: 'app' },
  );
  const recording = startRecording(app, maxEntries);
  if (!recording) throw new Error('This version of XState has no relay');
  app.subscribe({ error: () => undefined });
  app.start();
  const save = () => recordingText(app, recording, about);
  return {
    app,
    recording,
    waiting,
    uploads,
    /** Events that an upload sends synchronously when it starts. */
    initialEvents,
    tabs: { send: (event: AnyEventObject) => tabs.send(event) },
    wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    send: (to: string, ...events: AnyEventObject[]) => {
      for (const event of events) (to === 'app' ? app : app.system.get(to))?.send(event as never);
    },
    /** The text of the recording file; `saved` is the recording decoded from it. */
    save,
    saved: () => readRecording(save()),
    /** Settles the last pending call of a service and waits until the result has been processed. */
    async answer(name: string, outcome: { output: unknown } | { error: unknown }, actor?: string): Promise<void> {
      const call = [...waiting].findLast((each) => each.service === name && (actor ?? each.actor) === each.actor);
      if (!call) throw new Error(`There is no pending call of ${name}`);
      call.settle(outcome);
      await flushPromises();
    },
    featureActors: (slices = {}) => ({ output: featureActors(features, slices) }),
  };
}

export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
}
