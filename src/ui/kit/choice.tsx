import { type ComponentProps, type ReactNode, useId } from 'react';
import { Bdi } from './bdi.tsx';
import styles from './choice.module.css';
import type { Option } from './field.tsx';
import { FieldError, type FieldMessages, RequiredMark } from './field-frame.tsx';
import { Fieldset } from './fieldset.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A checkbox; its label is part of the click target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

/** A radio button; its label is part of the click target. */
export function Radio({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

interface ChoiceGroupProps extends FieldMessages {
  /** Whether one option or several can be chosen. */
  kind: 'radio' | 'checkbox';
  /** The `name` of every input. */
  name: string;
  options: readonly Option[];
  /** The values of the chosen options. */
  chosen: readonly string[];
  /** Receives all chosen values, in the order of the options. */
  onChange(chosen: string[]): void;
}

/** Radio buttons or checkboxes under one legend. */
export function ChoiceGroup({ kind, name, label, hint, error, required, options, chosen, onChange }: ChoiceGroupProps) {
  const id = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      kind === 'radio'
        ? [value]
        : options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  return (
    <Fieldset
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      legend={
        <>
          {label}
          {required && <RequiredMark />}
        </>
      }
    >
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map(({ value, label: optionLabel }) => (
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
              <Bdi>{optionLabel}</Bdi>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}
