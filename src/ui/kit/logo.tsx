import styles from './logo.module.css';

interface LogoProps {
  /** The accessible name. */
  label: string;
}

/** The mark and the wordmark in the current text colour; only the mark up to 552 px. Not mirrored in Arabic. */
export function Logo({ label }: LogoProps) {
  return (
    <span className={styles.logo} role="img" aria-label={label}>
      <Mark />
      <svg viewBox="0 0 172 28" className={styles.wordmark} aria-hidden="true">
        <text y="22" textLength="172" lengthAdjust="spacingAndGlyphs">
          SG Network
        </text>
      </svg>
    </span>
  );
}

/** The network's mark. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className ?? styles.mark} aria-hidden="true">
      <path
        d="M5.7 5.7h20.6v20.6H5.7zM16 1.5 30.5 16 16 30.5 1.5 16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M22 16 18.3 17 20.2 20.2 17 18.3 16 22 15 18.3 11.8 20.2 13.7 17 10 16 13.7 15 11.8 11.8 15 13.7 16 10 17 13.7 20.2 11.8 18.3 15z"
        fill="currentColor"
      />
    </svg>
  );
}
