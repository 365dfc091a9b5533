import { type ReactNode, useRef, useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { useFormat } from '../format.ts';
import { FileField } from '../kit/file-field.tsx';
import { Progress } from '../kit/progress.tsx';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { useProblem } from './answers.tsx';
import { useIsRecord, useRecord, useRecordContext } from './record-key.tsx';
import styles from './section-form.module.css';

interface UploadFieldProps {
  /** The field of the draft that holds the file. */
  path: string;
  label: string;
  /** Which files may be sent, said before one is chosen. */
  hint: string;
  prompt: string;
  accept: string;
  /** What is held: its name and what there is to say about it. */
  held: { readonly name: string; readonly details: ReactNode } | null;
}

/** Chooses, sends with its progress, calls off, tries again, and takes away. */
export function UploadField({ path, held, ...messages }: UploadFieldProps) {
  const t = useMessages();
  const format = useFormat();
  const record = useRecord();
  const isUploading = useIsRecord('uploading');
  const progress = useRecordContext(({ progress }) => progress);
  const apiError = useRecordContext(({ apiError }) =>
    apiError && Object.keys(apiError.fields).length === 0 ? apiError : null,
  );
  const problem = useProblem(path);
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const name = (isUploading ? file?.name : held?.name) ?? null;
  const sentence = t('uploading', { percent: format.percent(Math.round(progress * 100)) ?? '' });

  const change = (chosen: File | null) => {
    setFile(chosen);
    record.send(chosen ? { type: 'file.attach', file: chosen } : { type: 'file.detach' });
    if (!chosen) place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={styles.fields}>
      <FileField
        {...messages}
        fileName={name}
        details={isUploading ? sentence : held?.details}
        error={problem}
        removeLabel={isUploading ? t('cancel_upload') : t('remove_named', { name: name ?? '' })}
        onChange={change}
      />
      {isUploading && <Progress label={sentence} value={progress} />}
      {apiError && !isUploading && file && (
        <InlineError retryLabel={t('retry')} onRetry={() => change(file)}>
          <span dir="auto">{errorMessage(t, apiError)}</span>
        </InlineError>
      )}
      <p role="status" className="visually-hidden">
        {isUploading ? t('cv_uploading') : held && file && t('cv_uploaded')}
      </p>
    </div>
  );
}
