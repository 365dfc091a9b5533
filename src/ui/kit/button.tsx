import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` by default; a screen has one `primary` button. */
  variant?: ButtonVariant;
  /** Shows a spinner instead of the label, in the same width. The button ignores clicks but keeps the focus. */
  isBusy?: boolean;
  /** Ignores clicks but keeps the focus, until another attempt is possible. */
  isWaiting?: boolean;
  /** As wide as its container. */
  isWide?: boolean;
}

/** A button at least 44 px high, with `type="button"` by default. */
export function Button({
  variant,
  isBusy = false,
  isWaiting = false,
  isWide,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(buttonClass(variant), isWide && styles.wide, className)}
      data-variant={variant}
      {...(isBusy && { 'aria-busy': true })}
      {...((isBusy || isWaiting) && { 'aria-disabled': true, onClick: ignore })}
    >
      <span className={styles.content}>{children}</span>
      {isBusy && <span className={styles.spinner} />}
    </button>
  );
}

// `disabled` would remove the focus. The click also comes from Enter in a field of the same form.
const ignore = (event: MouseEvent) => event.preventDefault();

/** Styles a link as a button: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return classNames(styles.button, styles[variant]);
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/** A square button of 44 px with only an icon. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...props} className={classNames(styles.icon, className)} />
  );
}
