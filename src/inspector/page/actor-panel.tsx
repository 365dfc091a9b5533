import type { Payload } from '../channel-messages.ts';
import { leavesOf } from './actor-tree.tsx';
import { ChartView } from './chart-view.tsx';
import type { ActorView } from './inspected-app.ts';
import styles from './inspector-page.module.css';
import { NextEvents } from './next-events.tsx';
import { ValueTree } from './value-tree.tsx';

interface ActorPanelProps {
  readonly actor: ActorView;
  readonly payloads: ReadonlyMap<string, Payload>;
  readonly onSend?: ((event: Payload) => void) | undefined;
}

/** One actor: its chart, its next events and its context. */
export function ActorPanel({ actor, payloads, onSend }: ActorPanelProps) {
  const { id, name, chart, state, status, isBusy } = actor;
  return (
    <>
      <section className={styles.chart} aria-label="Selected actor">
        <header className={styles.title}>
          <h2>{name}</h2>
          <span>{chart ? leavesOf(state, chart.id).join(' · ') : status}</span>
          {isBusy && <span className={styles.busy}>busy</span>}
          <span className={styles.soft}>
            {[id !== name && id, chart && chart.id !== name && `chart ${chart.id}`].filter(Boolean).join(' · ')}
          </span>
        </header>
        {chart ? (
          <ChartView key={chart.id} chart={chart} state={state} taken={actor.taken} takenAt={actor.takenAt} />
        ) : (
          <p className={styles.none}>This is a service, which has no chart.</p>
        )}
      </section>
      <aside className={styles.facts} aria-label="Events and context">
        <h3>Next events</h3>
        <NextEvents key={`events ${id}`} actor={actor} payloads={payloads} onSend={onSend} />
        <h3>Context</h3>
        <ValueTree key={`context ${id}`} value={actor.context} open={1} />
      </aside>
    </>
  );
}
