import type { ComponentProps } from 'react';
import type { Line, Secret } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { useFormat } from '../format.ts';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import { lineAttributes, useFieldProps } from './use-field-props.ts';
import { validationMessage } from './validation-message.ts';

interface PlainInputProps extends Omit<Partial<ComponentProps<typeof Field>>, 'type' | 'ending'> {
  field: Line | Secret;
  name: string;
  /** The validation error. It is shown in place of `error`, the server's text. */
  code?: FieldErrorCode | null | undefined;
}

/** The control of a field without a draft: an address or a password. The row's properties can be overridden. */
export function PlainInput({ field, code, error, ...input }: PlainInputProps) {
  const t = useMessages();
  const format = useFormat();
  const props = {
    ...useFieldProps(field),
    error: code ? validationMessage(t, format, code, field) : error,
  };
  if (field.kind === 'line') return <Field {...props} {...lineAttributes(field)} {...input} />;
  return (
    <PasswordField
      {...props}
      autoComplete={field.autoComplete}
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      {...input}
    />
  );
}
