import { type ReactNode, useRef, useState } from 'react';
import { fileIn, textIn } from '../../services/contract/fields/draft.ts';
import type { FileField as FileOf } from '../../services/contract/fields/field.ts';
import { documentRules, photoRules } from '../../services/contract/fields/file-rules.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { useFileAddress } from '../file-address.ts';
import { rowMessage } from '../form/field-messages.ts';
import styles from '../form/fields.module.css';
import { UploadError } from '../form/upload-error.tsx';
import { useProblem } from '../form/use-problem.ts';
import { maxFileSize } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { FileField } from '../kit/file-field.tsx';
import { Progress } from '../kit/progress.tsx';
import { useMessages } from '../messages.tsx';
import photoStyles from './photo.module.css';
import { useIsRecord, useRecord, useRecordContext } from './record-key.tsx';

interface UploadFieldProps {
  /** The name of the file's field in the draft. */
  path: string;
  field: FileOf;
}

/** A file field that uploads, with buttons to cancel, retry and remove. */
export function UploadField({ path, field }: UploadFieldProps) {
  const t = useMessages();
  const format = useFormat();
  const record = useRecord();
  const isUploading = useIsRecord('uploading');
  const progress = useRecordContext((context) => context.progress);
  const apiError = useRecordContext((context) => context.uploadError);
  const problem = useProblem(path, field);
  const container = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const current = useDraftFile(path, field);
  const name = (isUploading ? file?.name : current?.name) ?? null;
  const sentence = t('uploading', { percent: format.percent(Math.round(progress * 100)) ?? '' });
  const isPhoto = field.kind === 'photo';

  const change = (chosen: File | null) => {
    setFile(chosen);
    record.send(chosen ? { type: 'file.attach', file: chosen } : { type: 'file.detach' });
    container.current?.querySelector('input')?.focus(); // the button that was pressed is removed
  };
  return (
    <div ref={container} className={styles.stack}>
      {isPhoto && <PhotoPreview path={path} />}
      <FileField
        label={rowMessage(t, field.label)}
        hint={t(isPhoto ? 'photo_rules' : 'cv_rules', { size: maxFileSize(format, field.kind) })}
        prompt={t('cv_choose')}
        accept={(isPhoto ? photoRules.types : documentRules.endings).join(',')}
        fileName={name}
        details={isUploading ? sentence : current?.details}
        error={problem}
        removeLabel={isUploading ? t('cancel_upload') : t('remove_named', { name: isolated(name ?? '') })}
        onChange={change}
      />
      {isUploading && <Progress label={sentence} value={progress} />}
      {apiError && !isUploading && file && (
        <UploadError apiError={apiError} kind={field.kind} onRetry={() => change(file)} />
      )}
      <p role="status" className="visually-hidden">
        {isUploading && t('cv_uploading')}
        {!isUploading && file && problem && `${isolated(file.name)}: ${problem}`}
        {!isUploading && !problem && !apiError && current && file && t('cv_uploaded')}
      </p>
    </div>
  );
}

/** The file in the draft: its name, and its size if that is known. */
function useDraftFile(path: string, { kind }: FileOf): { name: string; details: ReactNode } | null {
  const t = useMessages();
  const format = useFormat();
  const address = useRecordContext(({ draft }) => textIn(draft, path));
  const file = useRecordContext(({ draft }) => fileIn(draft, path));
  if (kind === 'photo') return address ? { name: t('photo_yours'), details: null } : null;
  return file && { name: file.file_name, details: file.file_size > 0 ? format.fileSize(file.file_size) : null };
}

function PhotoPreview({ path }: { path: string }) {
  const t = useMessages();
  const addressOf = useFileAddress();
  const address = useRecordContext(({ draft }) => textIn(draft, path));
  if (!address) return null;
  return (
    <span className={photoStyles.preview}>
      <img src={addressOf(address)} alt={t('photo_preview')} width="144" height="144" />
    </span>
  );
}
