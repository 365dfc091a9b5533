import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { CloseIcon } from './icons.ts';

interface DialogProps {
  /** The heading, and the accessible name. */
  title: ReactNode;
  closeLabel?: string;
  /**
   * Called on Escape, the close button or a click on the backdrop. The owner then unmounts the dialog. Without it, the
   * dialog stays open until one of its own buttons is pressed.
   */
  onClose?(): void;
  /** Whether a call runs: the dialog cannot be closed until it shows the outcome. */
  isBusy?: boolean;
  children: ReactNode;
  /** `sheet` attaches the dialog to the bottom edge on a phone; `panel` by default. */
  variant?: 'panel' | 'sheet';
}

/**
 * A modal dialog, open while it is mounted. It moves the focus to the element with `data-first-focus`, its first field
 * or its first button, and returns it to the previous element when it closes.
 */
export function Dialog({ title, closeLabel, onClose, isBusy = false, children, variant = 'panel' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pointerTarget = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first =
      body.current?.querySelector<HTMLElement>('[data-first-focus]') ??
      body.current?.querySelector<HTMLElement>(fields) ??
      body.current?.querySelector<HTMLElement>(controls);
    first?.focus({ preventScroll: true });
    // The browser returns the focus only if the dialog is closed before it is removed.
    return () => element?.close();
  }, []);

  const close = () => {
    if (!isBusy) onClose?.();
  };

  // A drag that starts inside and ends on the backdrop, such as a text selection, does not close the dialog.
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pointerTarget.current === currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog already closes on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on the event of a dialog that is opened from this one
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={stayOpen}
      onPointerDown={(event) => {
        pointerTarget.current = event.target;
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose && closeLabel && (
            <IconButton label={closeLabel} aria-disabled={isBusy || undefined} onClick={close}>
              <Icon of={CloseIcon} />
            </IconButton>
          )}
        </div>
        <div ref={body}>{children}</div>
      </div>
    </dialog>
  );
}

/** Chromium closes a dialog at the third Escape in succession, whatever its page does: it is closed by its owner only. */
function stayOpen({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>): void {
  if (element.isConnected && !element.open) element.showModal();
}

const fields = ':is(input, select, textarea):not([type="hidden"], :disabled)';
const controls = ':is(button, a[href]):not(:disabled)';

/** The buttons of a dialog or a form; the primary one comes last. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
