import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { DangerIcon } from './icons.ts';

/** The texts around a field's control, already translated. */
export interface FieldMessages {
  label: ReactNode;
  /** What to enter; shown under the label. */
  hint?: ReactNode;
  /** The current error; describes the control and marks it as invalid. */
  error?: ReactNode;
  /** What the value means; shown under the control, and announced when it changes. */
  note?: ReactNode;
  required?: boolean;
}

/** The attributes that connect a control to its label, hint and error. */
interface FieldAttributes {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldMessages {
  id: string | undefined;
  /** Renders the control and spreads `attributes` on it. */
  children(attributes: FieldAttributes): ReactNode;
}

/** Lays out every field: label, hint, control, note, error. */
export function FieldFrame({ id, label, hint, note, error, required, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const noteId = note ? `${controlId}-note` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      <label id={`${controlId}-label`} htmlFor={controlId} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': [hintId, noteId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={styles.note} aria-live="polite">
          {note}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The asterisk of a required field. The style sheet adds it, so that it is not part of the label's text. */
export function RequiredMark() {
  return <span className={styles.required} aria-hidden="true" />;
}

/** The error of a field, shown under it. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={DangerIcon} size={16} />
      {children}
    </p>
  );
}
