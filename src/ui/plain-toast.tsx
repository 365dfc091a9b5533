import styles from './plain-toast.module.css';

/**
 * Shows a toast without the toast library, when its code cannot be loaded.
 *
 * @param text in the current language
 * @param duration in milliseconds
 */
export function showPlainToast(text: string, duration: number): void {
  const toast = document.createElement('p');
  toast.role = 'status';
  toast.className = styles.toast ?? '';
  document.body.append(toast);
  // a screen reader announces what is added to a live region, not what the region was added with
  requestAnimationFrame(() => {
    toast.textContent = text;
  });
  setTimeout(() => toast.remove(), duration);
}
