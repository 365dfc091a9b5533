import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'; // the other one injects its style sheet
import 'react-toastify/ReactToastify.css';

/**
 * Shows a toast. The module is loaded when the first toast is shown.
 *
 * @param text in the current language
 * @param duration in milliseconds
 */
export function showToast(text: string, duration: number): void {
  const { lang, dir } = document.documentElement;
  container ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  root.render(
    <ToastContainer
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      rtl={dir === 'rtl'}
      transition={Slide}
      hideProgressBar
      closeButton={false}
      theme="dark"
    />,
  );
  toast(
    <span lang={lang} dir={dir}>
      {text}
    </span>,
    { autoClose: duration, role: 'status' },
  );
}

let container: HTMLElement | undefined;
let root: ReturnType<typeof createRoot> | undefined;
