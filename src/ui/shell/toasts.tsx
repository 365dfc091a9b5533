import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast } from 'react-toastify';

/**
 * Shows a toast over whatever page is on screen. Loaded with the first one.
 *
 * @param words in the language on screen
 * @param duration milliseconds
 */
export function showToast(messages: string, duration: number): void {
  const { lang, dir } = document.documentElement;
  place ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(place);
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
      {messages}
    </span>,
    { autoClose: duration, role: 'status' },
  );
}

let place: HTMLElement | undefined;
let root: ReturnType<typeof createRoot> | undefined;
