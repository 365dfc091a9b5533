import { useState } from 'react';
import type { Payload } from '../messages.ts';
import { EventEditor } from './event-editor.tsx';
import styles from './next-events.module.css';
import { awaited, formOf, nextEvents } from './payloads.ts';
import type { ActorView } from './story.ts';

interface NextEventsProps {
  readonly actor: ActorView;
  readonly payloads: ReadonlyMap<string, Payload>;
  /** Left out where nothing can be sent, as in a recording. */
  readonly onSend?: ((event: Payload) => void) | undefined;
}

/** What the actor would take now, as buttons that send it. */
export function NextEvents({ actor: { chart, state, name }, payloads, onSend }: NextEventsProps) {
  const [edited, setEdited] = useState<string>();
  if (!chart) return <p className={styles.note}>A service takes no events of a chart.</p>;
  const events = nextEvents(chart, state);
  const waiting = awaited(chart, state);
  const formNow = edited !== undefined && events.includes(edited) ? formOf(edited, payloads.get(edited)) : undefined;

  return (
    <>
      {events.length === 0 && <p className={styles.note}>It takes no event in this state.</p>}
      <ul className={styles.events}>
        {events.map((type) => {
          const form = formOf(type, payloads.get(type));
          return (
            <li key={type}>
              <button
                type="button"
                disabled={!onSend || form.kind === 'unwritable'}
                title={form.kind === 'unwritable' ? 'It carries a file: choose one in the app' : undefined}
                aria-expanded={form.kind === 'laden' ? edited === type : undefined}
                onClick={() =>
                  form.kind === 'laden' ? setEdited(edited === type ? undefined : type) : onSend?.({ type })
                }
              >
                {type}
                {form.kind === 'laden' && ' …'}
              </button>
            </li>
          );
        })}
      </ul>
      {edited !== undefined && formNow?.kind === 'laden' && onSend && (
        <EventEditor
          key={`${name} ${edited}`}
          type={edited}
          from={formNow.from}
          onSend={(event) => {
            onSend(event);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {waiting.length > 0 && <p className={styles.note}>It waits for {waiting.join(', ')}.</p>}
    </>
  );
}
