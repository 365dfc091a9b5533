import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Payload } from '../messages.ts';
import styles from './next-events.module.css';

interface EventEditorProps {
  readonly type: string;
  readonly from: object;
  onSend(event: Payload): void;
  onCancel(): void;
}

/** The payload of an event as JSON. */
export function EventEditor({ type, from, onSend, onCancel }: EventEditorProps) {
  const [text, setText] = useState(() => JSON.stringify(from, null, 2));
  const [apiError, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = payloadIn(text);
    if (typeof read === 'object') return onSend({ ...read, type });
    setFault(read);
    field.current?.focus();
  };

  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <label htmlFor={id}>
        What {type} carries, as JSON
        <textarea
          ref={field}
          id={id}
          value={text}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={apiError !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
      </label>
      <p id={`${id}-fault`} className={styles.error} role="status">
        {apiError ?? (text.includes('•••') ? 'What was hidden (•••) is sent just so unless you write it anew.' : '')}
      </p>
      <div className={styles.deeds}>
        <button type="submit">Send</button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function payloadIn(text: string): object | string {
  try {
    const read: unknown = JSON.parse(text.trim() || '{}');
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
    return 'An object is needed, such as { "language": "ar" }.';
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
