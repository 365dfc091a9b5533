import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import type { Option } from './field.tsx';
import { FieldError, type FieldMessages, RequiredMark } from './field-frame.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** One thing that is so or not; the words are part of the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

/** One of several things that share a name. */
export function Radio({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

interface ChoiceGroupProps extends FieldMessages {
  /** One of them, or any of them. */
  kind: 'radio' | 'checkbox';
  /** The name that the inputs share. */
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** Hears the whole choice, in the order of the options. */
  onChange(chosen: string[]): void;
}

/** Choices side by side under one legend. */
export function ChoiceGroup({ kind, name, label, hint, error, required, options, chosen, onChange }: ChoiceGroupProps) {
  const id = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      kind === 'radio'
        ? [value]
        : options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map(({ value, label: messages }) => (
          <label key={value} className={styles.choice}>
            <input
              type={kind}
              name={name}
              value={value}
              className={styles.box}
              checked={chosen.includes(value)}
              required={kind === 'radio' && required}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <span>
              <bdi>{messages}</bdi>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
