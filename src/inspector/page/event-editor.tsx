import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Payload } from '../channel-messages.ts';
import styles from './next-events.module.css';

interface EventEditorProps {
  readonly type: string;
  readonly example: object;
  onSend(event: Payload): void;
  onCancel(): void;
}

/** Edits the payload of an event as JSON. */
export function EventEditor({ type, example, onSend, onCancel }: EventEditorProps) {
  const [text, setText] = useState(() => JSON.stringify(example, null, 2));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    field.current?.focus();
    return () => {
      // the focus was in the editor
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsePayload(text);
    if (typeof parsed === 'object') return onSend({ ...parsed, type });
    setError(parsed);
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
        Payload of {type} as JSON
        <textarea
          ref={field}
          id={id}
          value={text}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </label>
      <p id={`${id}-error`} className={styles.error} role="status">
        {error ?? (text.includes('•••') ? 'Hidden values (•••) are sent as they are unless you replace them.' : '')}
      </p>
      <div className={styles.actions}>
        <button type="submit">Send</button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** The payload, or an error message. */
function parsePayload(text: string): object | string {
  try {
    const parsed: unknown = JSON.parse(text.trim() || '{}');
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
    return 'The payload must be an object, such as { "language": "ar" }.';
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
