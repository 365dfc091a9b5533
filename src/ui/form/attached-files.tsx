import { type ReactNode, useRef, useState } from 'react';
import type { Upload } from '../../machines/delivery-files-machine.ts';
import type { ApiError } from '../../services/contract/api-error.ts';
import { type AttachedFile, maxAttachedFiles } from '../../services/contract/fields/attached-files.ts';
import {
  deliverableEndings,
  documentRules,
  isExpired,
  isFileRejected,
} from '../../services/contract/fields/file-rules.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { newSubmission } from '../../services/contract/new-submission.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { IconButton } from '../kit/button.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { FileField } from '../kit/file-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { CloseIcon, DocumentIcon, RemoveIcon, RetryIcon } from '../kit/icons.ts';
import { Progress } from '../kit/progress.tsx';
import { useMessages } from '../messages.tsx';
import { useMinute } from '../record/use-minute.ts';
import styles from './attached-files.module.css';
import { FilesStatus, hasProblem, UploadProblem } from './files-status.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface AttachedFilesProps extends Pick<Upload, 'owner' | 'subject'> {
  label: string;
  /** The files that the draft has. */
  files: readonly AttachedFile[];
  /** The error of the last attempt to send the draft. */
  apiError: ApiError | null;
  onDetach(name: string): void;
}

/** The uploads for a draft that have not ended, or failed. */
export const useUploads = (owned: Pick<Upload, 'owner' | 'subject'>): readonly Upload[] =>
  useActorState('deliveryFiles', ({ context }) => context.uploads).filter(
    ({ owner, subject }) => owner === owned.owner && subject === owned.subject,
  );

/** The files of a draft: stored ones, those that are being uploaded, and those that failed. */
export function AttachedFiles({ label, owner, subject, files: held, apiError, onDetach }: AttachedFilesProps) {
  const t = useMessages();
  const format = useFormat();
  const files = useActor('deliveryFiles');
  const uploads = useUploads({ owner, subject });
  const now = useMinute();
  const count = held.length + uploads.filter(({ code }) => code === null).length;
  const [leftOut, setLeftOut] = useState(0);
  const add = (chosen: readonly File[]) => {
    const added = chosen.filter((file) => {
      const id = newSubmission();
      files.send({ type: 'file.add', id, owner, subject, file, held: held.length });
      return files.getSnapshot().context.uploads.some((upload) => upload.id === id);
    });
    setLeftOut(chosen.length - added.length);
  };
  const size = format.fileSize(documentRules.megabytes * 1e6) ?? '';
  return (
    <div data-files className={styles.files}>
      <FileField
        label={label}
        hint={t('delivery_files_rules', { count: maxAttachedFiles, size })}
        accept={deliverableEndings.join(',')}
        fileName={null}
        prompt={t('delivery_add_files')}
        removeLabel=""
        disabled={count >= maxAttachedFiles}
        onChange={() => undefined}
        onAdd={add}
      />
      {leftOut > 0 && (
        <div role="alert">
          <FieldError id={undefined}>
            {t('delivery_files_left_out', { count: leftOut, max: maxAttachedFiles })}
          </FieldError>
        </div>
      )}
      {held.length + uploads.length > 0 && (
        <ul className={styles.list}>
          {held.map((file, at) => (
            <FileLine
              key={file.name}
              name={file.file_name}
              details={format.fileSize(Number(file.file_size))}
              error={apiError?.fields[`files.${at}.file`] ?? (isExpired(file, now) ? t('delivery_choose_again') : null)}
            >
              <IconButton
                label={t('delivery_remove', { name: isolated(file.file_name) })}
                onClick={() => onDetach(file.name)}
              >
                <Icon of={RemoveIcon} />
              </IconButton>
            </FileLine>
          ))}
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <FilesStatus files={held} uploads={uploads} />
    </div>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { id, fileName, share, apiError } = upload;
  const t = useMessages();
  const format = useFormat();
  const files = useActor('deliveryFiles');
  const remove = useRef<HTMLButtonElement>(null);
  const name = isolated(fileName);
  const error = hasProblem(upload) && <UploadProblem upload={upload} />;
  const retry = () => {
    files.send({ type: 'file.retry', id });
    remove.current?.focus(); // the button is removed
  };
  const label = t('uploading', { percent: format.percent(Math.round((share ?? 0) * 100)) ?? '' });
  return (
    <FileLine name={fileName} details={share !== null && <Progress label={label} value={share} />} error={error}>
      {apiError && !isFileRejected(apiError) && (
        <IconButton label={t('delivery_retry', { name })} onClick={retry}>
          <Icon of={RetryIcon} />
        </IconButton>
      )}
      <IconButton
        ref={remove}
        label={t(share === null ? 'delivery_remove' : 'delivery_stop', { name })}
        onClick={() => files.send({ type: 'file.remove', id })}
      >
        <Icon of={share === null ? RemoveIcon : CloseIcon} />
      </IconButton>
    </FileLine>
  );
}

interface FileLineProps {
  name: string;
  details: ReactNode;
  error: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

function FileLine({ name, details, error, children }: FileLineProps) {
  const line = useFocusAfterRemoval<HTMLLIElement>('[data-files] :is(input, button):enabled');
  return (
    <li ref={line} className={styles.file}>
      <Icon of={DocumentIcon} />
      <div className={styles.what}>
        <Bdi>{name}</Bdi>
        {details && <div className={styles.details}>{details}</div>}
        {error && <FieldError id={undefined}>{error}</FieldError>}
      </div>
      {children}
    </li>
  );
}
