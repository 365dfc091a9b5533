import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldMessages } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { DownIcon } from './icons.ts';

interface FieldProps extends FieldMessages, Omit<ComponentProps<'input'>, 'required'> {
  /** Drawn inside the control's end, such as a unit or a button. */
  ending?: ReactNode;
}

/** A line of text with its label. Addresses, passwords and numbers are typed left to right in every language. */
export function Field({
  label,
  hint,
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
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <span className={styles.box} dir={direction === 'auto' ? undefined : direction}>
          <input
            type={type}
            dir={direction}
            placeholder=" "
            {...input}
            {...wiring}
            className={classNames(styles.control, ending !== undefined && styles.ended, className)}
          />
          {ending !== undefined && <span className={styles.ending}>{ending}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

const leftToRight = new Set(['email', 'url', 'password', 'number', 'tel', 'date']);

interface TextAreaProps extends FieldMessages, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Lines of text; each takes the direction of what is written. */
export function TextArea({ label, hint, error, required, id, className, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <textarea
          dir="auto"
          rows={4}
          placeholder=" "
          {...textarea}
          {...wiring}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </FieldFrame>
  );
}

interface SelectProps extends FieldMessages, Omit<ComponentProps<'select'>, 'required'> {
  options: readonly Option[];
  /** What stands first while nothing is chosen. */
  placeholder?: string;
}

/** A choice by its stable key, under the words of the language on screen. */
export interface Option {
  value: string;
  label: string;
}

/** The platform's own list of choices. */
export function Select({ label, hint, error, required, id, options, placeholder, className, ...select }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <span className={styles.box}>
          <select {...select} {...wiring} className={classNames(styles.control, styles.ended, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classNames(styles.ending, styles.mark)}>
            <Icon of={DownIcon} size={18} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
