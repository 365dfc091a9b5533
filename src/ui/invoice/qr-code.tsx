import { useMemo } from 'react';
import { qrPath } from '../../services/contract/qr-path.ts';
import styles from './invoice-sheet.module.css';

/** A QR code, dark on white in every theme. A text that is too long for one has none. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => codeOf(text), [text]);
  if (code === null) return null;
  const { path, size } = code;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qrCode}>
      <path d={path} />
    </svg>
  );
}

function codeOf(text: string) {
  try {
    return qrPath(text);
  } catch {
    return null;
  }
}
