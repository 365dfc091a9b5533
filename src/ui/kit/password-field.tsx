import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { HideIcon, ShowIcon } from './icons.ts';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'ending'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      ending={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown((wasShown) => !wasShown)}>
          {isShown ? <Icon of={HideIcon} /> : <Icon of={ShowIcon} />}
        </IconButton>
      }
    />
  );
}
