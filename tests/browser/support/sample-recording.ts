import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate';
import { appMachine } from '../../../src/machines/app-machine.ts';
import type { FeatureActors } from '../../../src/machines/app-setup.ts';
import { appUpdateMachine } from '../../../src/machines/app-update-machine.ts';
import { connectionMachine } from '../../../src/machines/connection-machine.ts';
import { languageMachine } from '../../../src/machines/language-machine.ts';
import { type ListRequest, listMachine } from '../../../src/machines/list-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../../src/machines/persistence/restore.ts';
import { startRecording } from '../../../src/recording/recording.ts';
import { recordingText } from '../../../src/recording/recording-file.ts';
import type { Language } from '../../../src/services/contract/language.ts';

/** The recording of an app in which the user opened the prompt, chose Later, and switched the language. */
export function sampleRecording(): string {
  const never = () => new Promise<never>(() => undefined);
  const app = createActor(
    appMachine.provide({
      actors: {
        language: restorable(
          languageMachine.provide({ actors: { loadCatalogue: fromPromise<void, { language: Language }>(never) } }),
        ),
        list: restorable(listMachine.provide({ actors: { fetchList: fromPromise<unknown, ListRequest>(never) } })),
        restore: fromPromise<PersistedState>(never),
        loadFeatures: fromPromise<FeatureActors>(never),
        persist: fromCallback(() => undefined),
        followTabs: fromCallback(() => undefined),
        connection: connectionMachine.provide({ actors: { follow: fromCallback(() => undefined) } }),
        appUpdate: appUpdateMachine.provide({ actors: { watchWorker: fromCallback(() => undefined) } }),
      },
    }),
    { id: 'app', systemId: 'app' },
  );
  const recording = startRecording(app);
  if (!recording) throw new Error('XState does not support recording');
  app.start();
  const sendResult: AnyActorRef['send'] = (event) => app.send(event as never); // results of services are not in its event type
  sendResult({ type: 'xstate.done.actor.restore', output: emptyPersisted });
  app.system.get('prompt').send({ type: 'prompt.open' });
  app.system.get('prompt').send({ type: 'prompt.later' });
  app.system.get('language').send({ type: 'language.toggle' });
  const text = recordingText(app, recording, { version: '0.1.0', browser: 'none', language: 'ar', address: '/' });
  app.stop();
  return text;
}
