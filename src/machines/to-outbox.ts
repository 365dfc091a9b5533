import type { AnyActor, AnyActorRef } from 'xstate';

/** The outbox, as the target of `sendTo`. The app spawns it with every machine that sends to it. */
export const toOutbox = ({ system }: { system: AnyActor['system'] }): AnyActorRef => system.get('outbox');
