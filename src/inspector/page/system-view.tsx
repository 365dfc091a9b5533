import { type ReactNode, useState } from 'react';
import type { Payload } from '../channel-messages.ts';
import { ActorPanel } from './actor-panel.tsx';
import { ActorTree } from './actor-tree.tsx';
import { type ActorView, noPayloads } from './inspected-app.ts';
import styles from './inspector-page.module.css';

interface SystemViewProps {
  readonly head: ReactNode;
  readonly actors: readonly ActorView[];
  /** The last payloads that an actor received, by its name; absent in a recording. */
  readonly payloadsOf?: ((name: string) => ReadonlyMap<string, Payload>) | undefined;
  /** Absent in a recording, which receives no events. */
  readonly onSend?: (actor: string, event: Payload) => void;
  /** Shown when there is no actor. */
  readonly fallback: ReactNode;
  readonly log: (actor: ActorView | undefined) => ReactNode;
}

/** The actors of a system, the selected one, and the log. */
export function SystemView({ head, actors, payloadsOf = () => noPayloads, onSend, fallback, log }: SystemViewProps) {
  const [selected, setSelected] = useState({ id: '', name: 'app' });
  // after a reload the ids differ, and the names are the same
  const actor =
    actors.find(({ id, name }) => id === selected.id && name === selected.name) ??
    actors.find(({ name }) => name === selected.name) ??
    actors[0];
  return (
    <>
      {head}
      <main className={styles.main}>
        <nav className={styles.side} aria-label="Actors">
          <ActorTree
            actors={actors}
            selected={actor?.id}
            onSelect={(id) => setSelected({ id, name: actors.find((each) => each.id === id)?.name ?? '' })}
          />
        </nav>
        {actor ? (
          <ActorPanel
            actor={actor}
            payloads={payloadsOf(actor.name)}
            onSend={onSend && ((event) => onSend(actor.id, event))}
          />
        ) : (
          fallback
        )}
        {log(actor)}
      </main>
    </>
  );
}
