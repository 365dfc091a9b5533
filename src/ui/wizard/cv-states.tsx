/** What has become of the CV that was chosen. */
import type { Fault } from '../../services/contract/fault.ts';
import type { HeldFile } from '../../services/contract/registration.ts';
import { faultWords } from '../fault-words.ts';
import { largestCv } from '../form/refusal-words.ts';
import { type Format, useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { DocumentIcon, RemoveIcon, SuccessIcon } from '../kit/icon.tsx';
import { QuietLine } from '../kit/state.tsx';
import { useWords, type Words } from '../words.tsx';
import styles from './cv-field.module.css';

/** On its way. */
export function UploadingCv({ name, onCancel }: { name: string; onCancel(): void }) {
  const t = useWords();
  return (
    <div className={styles.file}>
      <DocumentIcon />
      <p role="status" className={styles.about}>
        {t('cv_uploading', { name: `\u2068${name}\u2069` })}
      </p>
      <Button look="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <span className={styles.running} />
    </div>
  );
}

/** With the server. */
export function HeldCv({ cv, onRemove }: { cv: HeldFile; onRemove(): void }) {
  const t = useWords();
  const format = useFormat();
  return (
    <div className={styles.file}>
      <DocumentIcon />
      <div className={styles.about}>
        <p className={styles.name}>
          <Bdi>{cv.file_name}</Bdi>
        </p>
        <p role="status" className={styles.state}>
          <SuccessIcon size={16} />
          {t('cv_uploaded')} · <Bdi>{format.fileSize(cv.file_size)}</Bdi>
        </p>
      </div>
      <Button look="quiet" aria-label={t('remove_named', { name: cv.file_name })} onClick={onRemove}>
        <RemoveIcon size={18} />
        {t('remove')}
      </Button>
    </div>
  );
}

/** Refused, or lost on its way. Where another try may help, `onRetry` sends the same file. */
export function UnsentCv({ fault, onRetry }: { fault: Fault; onRetry: (() => void) | null }) {
  const t = useWords();
  const format = useFormat();
  const words = unsentWords(t, format, fault);
  if (onRetry === null || fault.kind === 'refused' || fault.kind === 'tooLarge') return <Alert>{words}</Alert>;
  return (
    <QuietLine retryLabel={t('retry')} onRetry={onRetry}>
      <span dir="auto">{words}</span>
    </QuietLine>
  );
}

function unsentWords(t: Words, format: Format, fault: Fault): string {
  if (fault.kind === 'tooLarge') return t('file_too_large', { size: largestCv(format) });
  return faultWords(t, fault);
}
