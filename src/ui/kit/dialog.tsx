import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { CloseIcon } from './icons.ts';

interface DialogProps {
  /** Names the dialog, and heads it. */
  title: ReactNode;
  closeLabel: string;
  /** Escape, the backdrop or the close button was used; the owner stops drawing the dialog. */
  onClose(): void;
  children: ReactNode;
  /** A panel in the middle, or a sheet from the bottom edge on a phone. */
  variant?: 'panel' | 'sheet';
}

/**
 * A modal dialog, open while it is drawn. The focus goes to its first field (or first button), stays inside,
 * and goes back to where it was.
 */
export function Dialog({ title, closeLabel, onClose, children, variant = 'panel' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = body.current?.querySelector<HTMLElement>(field) ?? body.current?.querySelector<HTMLElement>(action);
    first?.focus({ preventScroll: true });
    // Closing before the element leaves the page is what gives the focus back.
    return () => element?.close();
  }, []);

  // A press that began inside and ended outside, as when selecting text, is not a wish to close.
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon of={CloseIcon} />
          </IconButton>
        </div>
        <div ref={body}>{children}</div>
      </div>
    </dialog>
  );
}

const field = ':is(input, select, textarea):not([type="hidden"], :disabled)';
const action = ':is(button, a[href]):not(:disabled)';

/** The row of a dialog's or a form's buttons: the one that goes on stands at the end. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
