import { type FormEvent, useRef, useState } from 'react';
import type { Form } from '../../services/contract/fields/field.ts';
import type { ValidationErrors } from '../../services/contract/fields/field-error.ts';
import { textError } from '../../services/contract/fields/text-error.ts';

type Texts<F extends Form> = { readonly [K in keyof F & string]: string };

interface PlainFormOptions<F extends Form> {
  /** Called on submit with valid values. */
  onSubmit(values: Texts<F>): void;
  /** The errors that concern several fields; those of a single field take precedence. */
  validateTogether?(values: Texts<F>): ValidationErrors | null;
}

/** A form without a draft: its values stay in its controls, named like the fields, and are read on submit. */
export function usePlainForm<const F extends Form>(fields: F, { onSubmit, validateTogether }: PlainFormOptions<F>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ValidationErrors>({});
  const names = Object.keys(fields) as (keyof F & string)[]; // the keys of a literal are its own

  const readValues = () =>
    Object.fromEntries(names.map((name) => [name, inputIn(form.current, name)?.value ?? ''])) as Texts<F>; // of every name

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = readValues();
    const found = { ...validateTogether?.(values), ...errorsOf(fields, values) };
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first === undefined) onSubmit(values);
    else inputIn(form.current, first)?.focus();
  };

  const clearError = (name: keyof F & string) => setErrors(({ [name]: _, ...others }) => others);

  return { form, errors, submit, clearError };
}

/** The input with that name, if the form has one. */
export const inputIn = (form: HTMLFormElement | null, name: string | undefined): HTMLInputElement | null =>
  form && name ? (form.elements.namedItem(name) as HTMLInputElement | null) : null; // the controls of these forms are inputs

const errorsOf = (fields: Form, values: Readonly<Record<string, string>>): ValidationErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const code = textError(field, values[name] ?? '', { today: null });
      return code ? [[name, code]] : [];
    }),
  );
