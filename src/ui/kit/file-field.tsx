import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldMessages } from './field-frame.tsx';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';
import { CloseIcon, DocumentIcon, RemoveIcon, UploadIcon } from './icons.ts';

interface FileFieldProps extends FieldMessages {
  /** The accepted types, as in the `accept` attribute: ".pdf,.docx". */
  accept?: string;
  /** The name of the chosen file; `null` when none is chosen. */
  fileName: string | null;
  /** Shown under the name, such as the size or the upload progress. */
  details?: ReactNode;
  /** Shown while no file is chosen, such as "Choose a file or drop it here". */
  prompt: ReactNode;
  removeLabel: string;
  /** Whether the file is being uploaded; its button then cancels the upload. */
  isUploading?: boolean;
  /** The id of the control. */
  id?: string;
  /** Receives the chosen or dropped file, not validated, or `null` when it is removed. */
  onChange(file: File | null): void;
  /** Receives the chosen or dropped files, one or more, in place of `onChange`; the field then shows none of them. */
  onAdd?(files: readonly File[]): void;
  disabled?: boolean;
}

/** A field for one file, chosen in the file dialog or dropped on it. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error, required, accept, fileName, details, prompt, onChange, onAdd, disabled } = props;
  const [isDragOver, setDragOver] = useState(false);
  const textId = useId();

  const choose = (files: FileList | null) => {
    const [first] = files ?? [];
    if (!files || !first) return;
    if (onAdd) onAdd([...files]);
    else onChange(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    if (!disabled) choose(event.dataTransfer.files);
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
        <div
          className={classNames(styles.field, isDragOver && styles.dragOver)}
          data-invalid={attributes['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setDragOver(!disabled);
          }}
          onDragLeave={() => setDragOver(false)}
          onDrop={drop}
        >
          <input
            {...attributes}
            aria-describedby={describedBy(fileName !== null && textId, attributes['aria-describedby'])}
            required={required && fileName === null}
            type="file"
            multiple={onAdd !== undefined}
            accept={accept}
            disabled={disabled}
            className={styles.input}
            onChange={(event) => {
              choose(event.currentTarget.files);
              event.currentTarget.value = ''; // otherwise choosing the same file again is no change
            }}
          />
          <span className={styles.icon}>
            {fileName === null ? <Icon of={UploadIcon} /> : <Icon of={DocumentIcon} />}
          </span>
          <span id={textId} className={styles.text}>
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
              {props.isUploading ? <Icon of={CloseIcon} /> : <Icon of={RemoveIcon} />}
            </IconButton>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

// the browser names the chosen file only until the field is reset
const describedBy = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
