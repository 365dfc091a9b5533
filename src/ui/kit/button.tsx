import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  /** How loud it is; a screen has one primary. Secondary unless said. */
  variant?: ButtonVariant;
  /** Waiting for an answer: keeps the focus and hears no press, with a spinner in place of the words, in the same width. */
  isBusy?: boolean;
  /** As wide as what holds it. */
  isWide?: boolean;
}

/** A button of at least 44 px; `type="button"` unless said. */
export function Button({ variant, isBusy = false, isWide, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(buttonClass(variant), isWide && styles.wide, className)}
      data-variant={variant}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    >
      <span className={styles.text}>{children}</span>
      {isBusy && <span className={styles.spinner} />}
    </button>
  );
}

// `disabled` would take the focus away from whoever pressed it; Enter in a field of its form presses it too
const ignore = (event: MouseEvent) => event.preventDefault();

/** The same look for a link: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return classNames(styles.button, styles[variant]);
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon; shown as its tooltip too. */
  label: string;
}

/** A square button of 44 px that shows an icon alone. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...props} className={classNames(styles.icon, className)} />
  );
}
