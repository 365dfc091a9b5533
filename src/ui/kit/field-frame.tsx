import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { DangerIcon } from './icons.ts';

/** What every field says around its control. Words come ready to show. */
export interface FieldMessages {
  label: ReactNode;
  /** What to enter, under the label, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong now; ties itself to the control and marks it invalid. */
  error?: ReactNode;
  required?: boolean;
}

/** What ties a control to its label, hint and error; spread it on the control. */
export interface FieldAttributes {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldMessages {
  id: string | undefined;
  children(wiring: FieldAttributes): ReactNode;
}

/** Label above, control, then hint and error: the one shape of a field. */
export function FieldFrame({ id, label, hint, error, required, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
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
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The asterisk of a required field, drawn by the style so that the label's own text stays clean. */
export function RequiredMark() {
  return <span className={styles.required} aria-hidden="true" />;
}

/** What is wrong with a field, under it. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={DangerIcon} size={16} />
      {children}
    </p>
  );
}
