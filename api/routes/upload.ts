import { randomBytes } from 'node:crypto';
import { and, isNull, lt } from 'drizzle-orm';
import { cvTypeOf } from '../../src/services/contract/cv-type.ts';
import { documentRules } from '../../src/services/contract/fields/file-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { clean, readFile } from '../http/body.ts';
import { textOf } from '../http/field-error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { missing, tooLarge } from '../http/http-errors.ts';
import type { Handler } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';

const { maxBytes } = documentRules;
const retention = documentRules.heldHours * 60 * 60 * 1000;

/** Stores a CV until a form claims it, for a day at most. */
export const uploadCv: Handler<'uploadCv'> = async (request) => {
  const { deps, context } = request;
  await limitVisitor(context, deps);
  const file = await readFile(request, 'file');
  if (file === null || file.size === 0) throw missing('file');
  if (file.size > maxBytes) throw tooLarge(textOf('fileTooLarge'));
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = cvTypeOf(content);
  if (mediaType === null) throw unsupportedType();
  return storeUpload(deps, { fileName: file.name, mediaType, content });
};

interface Upload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Stores a file for a day under an opaque name, and deletes the expired files that nobody claimed. */
export async function storeUpload({ db, now }: Deps, { fileName, mediaType, content }: Upload) {
  const expires = new Date(now().getTime() + retention);
  const stored = {
    name: randomBytes(24).toString('base64url'),
    file_name: plainName(fileName),
    file_size: content.byteLength,
  };
  await db.delete(uploads).where(and(isNull(uploads.owner), lt(uploads.expires_at, now())));
  await db.insert(uploads).values({ ...stored, media_type: mediaType, content, expires_at: expires });
  return { ...stored, expires_on: siteTime(expires) };
}

function plainName(fileName: string): string {
  const last = clean(fileName).split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .slice(-140)
      .trim() || 'file'
  );
}

const unsupportedType = () =>
  new HttpError(417, 'ValidationError', {
    text: textOf('fileContent'),
    fieldname: 'file',
  });
