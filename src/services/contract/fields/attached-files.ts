/** The files that a candidate attaches to a delivery or a quotation. */
import type { DraftRow } from './draft.ts';
import type { Rows } from './field.ts';

/** The maximum number of files of one delivery or quotation. */
export const maxAttachedFiles = 5;

/** A file that the server stores until it is sent. */
export interface AttachedFile extends DraftRow {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: string;
  /** Milliseconds, as text; empty when the file belongs to what was sent before. */
  readonly expires_at: string;
}

/** The files in a draft. */
export const attachedFilesField = {
  kind: 'rows',
  label: 'delivery_files',
  rowLabel: 'delivery_files',
  max: maxAttachedFiles,
  cells: {
    name: { kind: 'line', label: 'delivery_files' },
    file_name: { kind: 'line', label: 'delivery_files' },
    file_size: { kind: 'line', label: 'delivery_files' },
    expires_at: { kind: 'line', label: 'delivery_files' },
  },
} as const satisfies Rows;

/** The files in a body, each once. */
export const sentFilesField = {
  kind: 'rows',
  label: 'delivery_files',
  rowLabel: 'delivery_files',
  max: maxAttachedFiles,
  isChosen: true,
  cells: { file: { kind: 'line', label: 'delivery_files', required: true } },
} as const satisfies Rows;

/** The files of a draft as a body has them. */
export const sentFiles = (files: readonly AttachedFile[]): { file: string }[] =>
  files.map(({ name }) => ({ file: name }));
