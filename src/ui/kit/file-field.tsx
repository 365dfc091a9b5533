import { type DragEvent, type ReactNode, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldMessages } from './field-frame.tsx';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';
import { CloseIcon, DocumentIcon, RemoveIcon, UploadIcon } from './icons.ts';

interface FileFieldProps extends FieldMessages {
  /** What may be chosen, as `input accept` says it: ".pdf,.docx". */
  accept?: string;
  /** The file chosen, by name; `null` asks for one. */
  fileName: string | null;
  /** Under the name: its size, or how far its upload has come. */
  details?: ReactNode;
  /** The call to choose, such as "Choose a file or drop it here". */
  prompt: ReactNode;
  removeLabel: string;
  /** Whether the file is on its way, and its button calls that off. */
  isOnItsWay?: boolean;
  /** The id of its control. */
  id?: string;
  /** Hears the file chosen or dropped, unchecked, and `null` when it is taken back. */
  onChange(file: File | null): void;
  disabled?: boolean;
}

/** One file, by its chooser or dropped on it. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error, required, accept, fileName, details, prompt, onChange, disabled } = props;
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChange(file);
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the chooser inside does the same by keyboard
        <div
          className={classNames(styles.field, isOver && styles.over)}
          data-invalid={wiring['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...wiring}
            required={required && fileName === null}
            type="file"
            accept={accept}
            disabled={disabled}
            className={styles.input}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) onChange(file);
              event.currentTarget.value = ''; // the same file may be chosen again
            }}
          />
          <span className={styles.sign}>
            {fileName === null ? <Icon of={UploadIcon} /> : <Icon of={DocumentIcon} />}
          </span>
          <span className={styles.text}>
            {fileName === null ? (
              <span className={styles.prompt}>{prompt}</span>
            ) : (
              <span>
                <bdi>{fileName}</bdi>
              </span>
            )}
            {details && <span className={styles.details}>{details}</span>}
          </span>
          {fileName !== null && (
            <IconButton
              label={props.removeLabel}
              className={styles.remove}
              disabled={disabled}
              onClick={() => onChange(null)}
            >
              {props.isOnItsWay ? <Icon of={CloseIcon} /> : <Icon of={RemoveIcon} />}
            </IconButton>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
