import type { ReactNode } from 'react';
import type { Upload } from '../../machines/delivery-files-machine.ts';
import type { ApiError } from '../../services/contract/api-error.ts';
import { maxDeliveryFiles } from '../../services/contract/fields/contract-forms.ts';
import { deliverableEndings, documentRules } from '../../services/contract/fields/file-rules.ts';
import { newSubmission } from '../../services/contract/new-submission.ts';
import { useActor } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { isolated } from '../isolated.ts';
import { Bdi } from '../kit/bdi.tsx';
import { IconButton } from '../kit/button.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { FileField } from '../kit/file-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { CloseIcon, DocumentIcon, RemoveIcon, RetryIcon } from '../kit/icons.ts';
import { Progress } from '../kit/progress.tsx';
import { useMessages } from '../messages.tsx';
import { useMinute } from '../record/use-minute.ts';
import styles from './delivery-files.module.css';
import type { ContractActs } from './use-contract-acts.ts';

interface DeliveryFilesProps {
  /** The name of the contract. */
  contract: string;
  acts: ContractActs;
  /** The uploads of this contract that have not ended, or failed. */
  uploads: readonly Upload[];
}

/** The files of a delivery: stored ones, those that are being uploaded, and those that failed. */
export function DeliveryFiles({ contract, acts, uploads }: DeliveryFilesProps) {
  const t = useMessages();
  const format = useFormat();
  const files = useActor('deliveryFiles');
  const { draft, context, send } = acts;
  const now = useMinute();
  const count = draft.files.length + uploads.filter(({ code }) => code === null).length;
  const add = (file: File) =>
    files.send({ type: 'file.add', id: newSubmission(), subject: contract, file, held: draft.files.length });
  const size = format.fileSize(documentRules.megabytes * 1e6) ?? '';
  return (
    <div className={styles.files}>
      <FileField
        label={t('delivery_files')}
        hint={t('delivery_files_rules', { count: maxDeliveryFiles, size })}
        accept={deliverableEndings.join(',')}
        fileName={null}
        prompt={t('delivery_add_files')}
        removeLabel=""
        disabled={count >= maxDeliveryFiles}
        onChange={() => undefined}
        onAdd={add}
      />
      {draft.files.length + uploads.length > 0 && (
        <ul className={styles.list}>
          {draft.files.map((file, at) => (
            <FileLine
              key={file.name}
              name={file.file_name}
              details={format.fileSize(Number(file.file_size))}
              error={
                context.apiError?.fields[`files.${at}.file`] ??
                (Number(file.expires_at) < now ? t('delivery_choose_again') : null)
              }
            >
              <IconButton
                label={t('delivery_remove', { name: isolated(file.file_name) })}
                onClick={() => send({ type: 'file.detach', name: file.name })}
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
    </div>
  );
}

function UploadLine({ upload: { id, fileName, share, code, apiError } }: { upload: Upload }) {
  const t = useMessages();
  const format = useFormat();
  const files = useActor('deliveryFiles');
  const name = isolated(fileName);
  const error = code
    ? validationMessage(t, format, code)
    : apiError && <ErrorText apiError={apiError} purpose="write" />;
  const label = t('uploading', { percent: format.percent(share ?? 0) ?? '' });
  return (
    <FileLine name={fileName} details={share !== null && <Progress label={label} value={share} />} error={error}>
      {apiError && !isRejected(apiError) && (
        <IconButton label={t('delivery_retry', { name })} onClick={() => files.send({ type: 'file.retry', id })}>
          <Icon of={RetryIcon} />
        </IconButton>
      )}
      <IconButton
        label={t(share === null ? 'delivery_remove' : 'delivery_stop', { name })}
        onClick={() => files.send({ type: 'file.remove', id })}
      >
        <Icon of={share === null ? RemoveIcon : CloseIcon} />
      </IconButton>
    </FileLine>
  );
}

/** The same file would be rejected again. */
const isRejected = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'tooLarge';

interface FileLineProps {
  name: string;
  details: ReactNode;
  error: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

function FileLine({ name, details, error, children }: FileLineProps) {
  return (
    <li className={styles.file}>
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
