import type { ComponentProps, ReactNode } from 'react';
import styles from './fieldset.module.css';

interface FieldsetProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  legend: ReactNode;
}

/** Controls under one legend. */
export function Fieldset({ legend, children, ...fieldset }: FieldsetProps) {
  return (
    <fieldset {...fieldset} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
