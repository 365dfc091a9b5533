import { type AnyActorLogic, type AnyEventObject, createActor, setup } from 'xstate';

/**
 * Starts a service beside a session in Arabic, and records what it sends to its parent. `name` is its name in the system
 * of actors.
 */
export function besideSession(service: AnyActorLogic, input?: unknown, name = 'service') {
  const received: AnyEventObject[] = [];
  const stub = (context: object) => setup({}).createMachine({ context });
  const actors = { auth: stub({ token: 'T1' }), language: stub({ language_abbr: 'ar' }), service };
  const root = createActor(
    setup({ actors }).createMachine({
      invoke: [
        { src: 'auth', systemId: 'auth' },
        { src: 'language', systemId: 'language' },
        { src: 'service', id: 'service', systemId: name, input: () => input },
      ],
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  ).start();
  return { running: root.getSnapshot().children.service, received, stop: () => root.stop() };
}
