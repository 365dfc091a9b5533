import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldMessages } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { DownIcon } from './icons.ts';

interface FieldProps extends FieldMessages, Omit<ComponentProps<'input'>, 'required'> {
  /** Shown inside the control at its end, such as a unit or a button. */
  ending?: ReactNode;
}

/** A one-line text field. Addresses, passwords and numbers are left to right in every language. */
export function Field({
  label,
  hint,
  note,
  error,
  required,
  id,
  type = 'text',
  dir,
  ending,
  className,
  ...input
}: FieldProps) {
  const direction = dir ?? (leftToRight.has(type) ? 'ltr' : 'auto');
  return (
    <FieldFrame id={id} label={label} hint={hint} note={note} error={error} required={required}>
      {(attributes) => (
        <span className={styles.box} dir={direction === 'auto' ? undefined : direction}>
          <input
            type={type}
            dir={direction}
            placeholder=" "
            {...input}
            {...attributes}
            className={classNames(styles.control, ending !== undefined && styles.withEnding, className)}
          />
          {ending !== undefined && <span className={styles.ending}>{ending}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

const leftToRight = new Set(['email', 'url', 'password', 'number', 'tel']);

interface TextAreaProps extends FieldMessages, Omit<ComponentProps<'textarea'>, 'required'> {}

/** A multi-line text field; its direction is that of its text. */
export function TextArea({ label, hint, error, required, id, className, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <textarea
          dir="auto"
          rows={4}
          placeholder=" "
          {...textarea}
          {...attributes}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </FieldFrame>
  );
}

interface SelectProps extends FieldMessages, Omit<ComponentProps<'select'>, 'required'> {
  options: readonly Option[];
  /** The label of the empty option, shown while nothing is chosen. */
  placeholder?: string;
}

export interface Option {
  value: string;
  /** Shown to the user, in the current language. */
  label: string;
}

/** A native select. */
export function Select({ label, hint, error, required, id, options, placeholder, className, ...select }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <span className={styles.box}>
          <select {...select} {...attributes} className={classNames(styles.control, styles.withEnding, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classNames(styles.ending, styles.decoration)}>
            <Icon of={DownIcon} size={18} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
