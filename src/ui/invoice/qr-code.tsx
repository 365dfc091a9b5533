import { useMemo } from 'react';
import { qrPath } from '../../services/contract/qr-path.ts';
import styles from './invoice-sheet.module.css';

/** A QR code, dark on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qrCode}>
      <path d={path} />
    </svg>
  );
}
