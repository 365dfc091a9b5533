import { type Draft, rowsIn } from '../../src/services/contract/fields/draft.ts';
import type { Db } from '../db/db.ts';
import type { FileRow } from '../db/schema/rows.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { invalid } from '../http/http-errors.ts';
import { claimUploadedFile, findUploadedFile } from './uploaded-file.ts';

interface Claim {
  readonly user: string;
  readonly now: Date;
  /** The files that the record already has; they can stay. */
  readonly held?: readonly FileRow[];
}

/** Assigns the uploaded files of a body to the candidate. Throws an `HttpError` for a file that is not theirs or gone. */
export async function claimFiles(tx: Db, draft: Draft, { user, now, held = [] }: Claim): Promise<FileRow[]> {
  const files: FileRow[] = [];
  for (const [at, { file = '' }] of rowsIn(draft, 'files').entries()) {
    const known = held.find(({ name }) => name === file);
    const found = known ?? (await findUploadedFile(tx, file, 'document', { user, now }));
    if (found === null) throw invalid([fieldError(`files.${at}.file`, 'fileGone')]);
    if (!known) await claimUploadedFile(tx, found.name, user, `files.${at}.file`);
    files.push(known ?? { ...found, file_url: null, is_private: 1 });
  }
  return files;
}
