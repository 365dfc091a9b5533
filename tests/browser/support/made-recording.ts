import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate';
import { appMachine, type FeatureActors } from '../../../src/machines/app-machine.ts';
import { type ListRequest, listMachine } from '../../../src/machines/list-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../../src/machines/persistence/restore.ts';
import { startRecording } from '../../../src/recording/recording.ts';
import { recordingText } from '../../../src/recording/recording-file.ts';

/** The file of an app in which somebody opened the prompt, went on to subscribing, and switched the language. */
export function madeRecording(): string {
  const never = () => new Promise<never>(() => undefined);
  const app = createActor(
    appMachine.provide({
      actors: {
        list: restorable(listMachine.provide({ actors: { fetchList: fromPromise<unknown, ListRequest>(never) } })),
        restore: fromPromise<PersistedState>(never),
        loadFeatures: fromPromise<FeatureActors>(never),
        persist: fromCallback(() => undefined),
        followTabs: fromCallback(() => undefined),
      },
    }),
    { id: 'app', systemId: 'app' },
  );
  const recording = startRecording(app);
  if (!recording) throw new Error('XState lets no recording be kept');
  app.start();
  const tell: AnyActorRef['send'] = (event) => app.send(event as never); // what a service answers is no event of its types
  tell({ type: 'xstate.done.actor.restore', output: emptyPersisted });
  app.system.get('prompt').send({ type: 'prompt.open' });
  app.system.get('prompt').send({ type: 'prompt.later' });
  app.system.get('language').send({ type: 'language.toggle' });
  const text = recordingText(app, recording, { version: '0.1.0', browser: 'none', language: 'ar', address: '/' });
  app.stop();
  return text;
}
