import { useState } from 'react';
import type { Payload } from '../channel-messages.ts';
import { EventEditor } from './event-editor.tsx';
import type { ActorView } from './inspected-app.ts';
import styles from './next-events.module.css';
import { formOf, nextEvents, pendingCauses } from './payloads.ts';

interface NextEventsProps {
  readonly actor: ActorView;
  readonly payloads: ReadonlyMap<string, Payload>;
  /** Absent in a recording, which receives no events. */
  readonly onSend?: ((event: Payload) => void) | undefined;
}

/** A button for each event that the actor handles in its state. */
export function NextEvents({ actor: { chart, state, name }, payloads, onSend }: NextEventsProps) {
  const [edited, setEdited] = useState<string>();
  if (!chart) return <p className={styles.note}>A service has no chart and so no events to send.</p>;
  const events = nextEvents(chart, state);
  const pending = pendingCauses(chart, state);
  const editedForm = edited !== undefined && events.includes(edited) ? formOf(edited, payloads.get(edited)) : undefined;

  return (
    <>
      {events.length === 0 && <p className={styles.note}>It handles no event in this state.</p>}
      <ul className={styles.events}>
        {events.map((type) => {
          const form = formOf(type, payloads.get(type));
          return (
            <li key={type}>
              <button
                type="button"
                disabled={!onSend || form.kind === 'file'}
                title={form.kind === 'file' ? 'This event has a file: choose one in the app' : undefined}
                aria-expanded={form.kind === 'payload' ? edited === type : undefined}
                onClick={() =>
                  form.kind === 'payload' ? setEdited(edited === type ? undefined : type) : onSend?.({ type })
                }
              >
                {type}
                {form.kind === 'payload' && ' …'}
              </button>
            </li>
          );
        })}
      </ul>
      {edited !== undefined && editedForm?.kind === 'payload' && onSend && (
        <EventEditor
          key={`${name} ${edited}`}
          type={edited}
          example={editedForm.example}
          onSend={(event) => {
            onSend(event);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {pending.length > 0 && <p className={styles.note}>Waiting for {pending.join(', ')}.</p>}
    </>
  );
}
