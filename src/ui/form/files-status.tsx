import { useState } from 'react';
import type { Upload } from '../../machines/delivery-files-machine.ts';
import type { AttachedFile } from '../../services/contract/fields/attached-files.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { ErrorText } from '../error-text.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { validationMessage } from './validation-message.ts';

interface FilesStatusProps {
  /** The files that the draft has. */
  files: readonly AttachedFile[];
  /** Those that are being uploaded, or were not. */
  uploads: readonly Upload[];
}

/** Announces how the uploads that ended last have ended. */
export function FilesStatus({ files, uploads }: FilesStatusProps) {
  const t = useMessages();
  const failed = uploads.filter(hasProblem);
  const latest = useLatest([...failed.map(({ id }) => id), ...files.map(({ name }) => name)]);
  return (
    <p role="status" className="visually-hidden">
      {failed.map(
        (upload) =>
          latest.includes(upload.id) && (
            <span key={upload.id}>
              {isolated(upload.fileName)}: <UploadProblem upload={upload} />{' '}
            </span>
          ),
      )}
      {files.map(
        ({ name, file_name }) =>
          latest.includes(name) && (
            <span key={name}>
              {isolated(file_name)}: {t('cv_uploaded')}{' '}
            </span>
          ),
      )}
    </p>
  );
}

/** The ids that were added by the last change that added any. */
function useLatest(ids: readonly string[]): readonly string[] {
  const [{ known, latest }, setState] = useState({ known: ids, latest: [] as readonly string[] });
  const added = ids.filter((id) => !known.includes(id));
  if (added.length > 0 || ids.length !== known.length)
    setState({ known: ids, latest: added.length > 0 ? added : latest });
  return latest;
}

export const hasProblem = ({ code, apiError }: Upload): boolean => code !== null || apiError !== null;

/** Why a file was not uploaded. */
export function UploadProblem({ upload: { code, apiError } }: { upload: Upload }) {
  const t = useMessages();
  const format = useFormat();
  if (code) return validationMessage(t, format, code);
  return apiError && <ErrorText apiError={apiError} purpose="write" />;
}
