import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'; // the other one injects its style sheet
import 'react-toastify/ReactToastify.css';
import type { MessageId } from '../messages.tsx';

const container = document.body.appendChild(document.createElement('div'));
const root = createRoot(container);

// A screen reader announces what is added to a live region that it has found before.
renderRegion();
i18n.on('change', renderRegion);

/**
 * Shows a toast. The module is loaded at the first interaction, or when the first toast is shown.
 *
 * @param text in the current language
 * @param duration in milliseconds
 */
export function showToast(text: string, duration: number): void {
  const { lang, dir } = document.documentElement;
  renderRegion();
  toast(
    <span lang={lang} dir={dir}>
      {text}
    </span>,
    { autoClose: duration, role: 'status' },
  );
}

function renderRegion(): void {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  root.render(
    <ToastContainer
      aria-label={i18n._('toasts' satisfies MessageId)}
      position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
      rtl={isRightToLeft}
      transition={Slide}
      hideProgressBar
      closeButton={false}
      theme="dark"
    />,
  );
}
