import { isolated } from '../../services/contract/isolated.ts';
import { privateFiles } from '../../services/contract/paths.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { useFileAddress } from '../file-address.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DocumentIcon, DownloadIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './file-list.module.css';
import { Notes } from './notes.tsx';
import { useDownload } from './use-download.ts';

interface ServerFile {
  readonly name: string | null;
  readonly file_name: string | null;
  readonly file_url: string | null;
  readonly file_size: number | null;
  /** The type of the file as text. */
  readonly kind?: string | null;
}

/** Files on the server: a link for a public address, a download for a private one. */
export function FileList({ files }: { files: readonly ServerFile[] }) {
  const format = useFormat();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.name ?? file.file_name} className={styles.file}>
          <Icon of={DocumentIcon} />
          <div className={styles.what}>
            <FileName file={file} />
            <Notes>
              {[file.kind, format.fileSize(file.file_size)].filter(Boolean).map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </Notes>
          </div>
          {file.file_url?.startsWith(privateFiles) && (
            <Download address={file.file_url} fileName={file.file_name ?? file.name ?? ''} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FileName({ file: { name, file_name, file_url } }: { file: ServerFile }) {
  const addressOf = useFileAddress();
  const title = <Bdi>{file_name ?? name}</Bdi>;
  if (!file_url || !isPublic(file_url)) return title;
  return (
    <a href={addressOf(file_url)} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

/** A private file needs the access token, which a link cannot send. */
function Download({ address, fileName }: { address: string; fileName: string }) {
  const t = useMessages();
  const { isBusy, apiError, download } = useDownload(address, fileName);
  const isWaiting = useIsWaiting(apiError);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.download}
        isBusy={isBusy}
        isWaiting={isWaiting}
        aria-label={t('download_named', { name: isolated(fileName) })}
        onClick={download}
      >
        <Icon of={DownloadIcon} size={18} />
        {t('download')}
      </Button>
      {apiError && (
        <div className={styles.error}>
          <Alert>
            <ErrorText apiError={apiError} purpose="fetch" />
          </Alert>
        </div>
      )}
    </>
  );
}

const isPublic = (address: string): boolean => /^(https?:\/\/|\/files\/)/i.test(address);
