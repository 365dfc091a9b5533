import { useFormat } from '../format.ts';
import { Icon } from '../kit/icon.tsx';
import { DocumentIcon } from '../kit/icons.ts';
import styles from './file-list.module.css';

interface KeptFile {
  readonly name: string | null;
  readonly file_name: string | null;
  readonly file_url: string | null;
  readonly file_size: number | null;
  /** What it is, in words. */
  readonly kind?: string | null;
}

/** Files that the server keeps; a link where the address can be opened as it is. */
export function FileList({ files }: { files: readonly KeptFile[] }) {
  const format = useFormat();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.name ?? file.file_name} className={styles.file}>
          <Icon of={DocumentIcon} />
          <div>
            <FileName file={file} />
            <p className={styles.about}>
              {[file.kind, format.fileSize(file.file_size)].filter(Boolean).map((said) => (
                <span key={said}>{said}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function FileName({ file: { name, file_name, file_url } }: { file: KeptFile }) {
  const title = <bdi>{file_name ?? name}</bdi>;
  if (!file_url || !isPublic(file_url)) return title;
  return (
    <a href={file_url} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

// A private file needs the access token, which a link does not carry.
const isPublic = (address: string): boolean => /^(https?:\/\/|\/files\/)/i.test(address);
