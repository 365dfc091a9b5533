import { type ReactNode, useState } from 'react';
import type { Payload } from '../messages.ts';
import { ActorPanel } from './actor-panel.tsx';
import { ActorTree } from './actor-tree.tsx';
import styles from './inspector-page.module.css';
import type { ActorView } from './story.ts';

interface SystemViewProps {
  readonly head: ReactNode;
  readonly actors: readonly ActorView[];
  readonly payloads?: ReadonlyMap<string, Payload> | undefined;
  /** Left out where nothing runs that could hear it. */
  readonly onSend?: (actor: string, event: Payload) => void;
  /** In the place of an actor where there is none. */
  readonly nobody: ReactNode;
  readonly log: (chosen: ActorView | undefined) => ReactNode;
}

/** The actors of a system, one of them looked at, and the log. */
export function SystemView({ head, actors, payloads = new Map(), onSend, nobody, log }: SystemViewProps) {
  const [chosen, setChosen] = useState({ id: '', name: 'app' });
  // an app that was loaded anew has other ids, but the same names
  const actor =
    actors.find(({ id, name }) => id === chosen.id && name === chosen.name) ??
    actors.find(({ name }) => name === chosen.name) ??
    actors[0];
  return (
    <>
      {head}
      <main className={styles.main}>
        <nav className={styles.side} aria-label="Actors">
          <ActorTree
            actors={actors}
            chosen={actor?.id}
            onChoose={(id) => setChosen({ id, name: actors.find((each) => each.id === id)?.name ?? '' })}
          />
        </nav>
        {actor ? (
          <ActorPanel actor={actor} payloads={payloads} onSend={onSend && ((event) => onSend(actor.id, event))} />
        ) : (
          nobody
        )}
        {log(actor)}
      </main>
    </>
  );
}
