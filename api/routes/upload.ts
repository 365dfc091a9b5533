import { randomBytes } from 'node:crypto';
import { and, isNull, lt } from 'drizzle-orm';
import { cvTypeOf } from '../../src/services/contract/cv-type.ts';
import { cvRules } from '../../src/services/contract/sign-up-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { clean, readFile } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { missing, tooLarge } from '../http/http-errors.ts';
import type { Handler } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';

const { largest } = cvRules;
const keptFor = cvRules.heldHours * 60 * 60 * 1000;

/** Stores a CV for a day, until a form refers to it. */
export const uploadCv: Handler<'uploadCv'> = async (request) => {
  const { deps, context } = request;
  limitVisitor(context, deps);
  const file = await readFile(request, 'file');
  if (file === null || file.size === 0) throw missing('file');
  if (file.size > largest) throw tooLarge(tooLargeText);
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = cvTypeOf(content);
  if (mediaType === null) throw unsupportedType();
  return hold(deps, { fileName: file.name, mediaType, content });
};

interface Handed {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Stores a file for a day under an opaque name, and deletes the expired files. */
export async function hold({ db, now }: Deps, { fileName, mediaType, content }: Handed) {
  const expires = new Date(now().getTime() + keptFor);
  const held = {
    name: randomBytes(24).toString('base64url'),
    file_name: plainName(fileName),
    file_size: content.byteLength,
  };
  await db.delete(uploads).where(and(isNull(uploads.owner), lt(uploads.expires_at, now())));
  await db.insert(uploads).values({ ...held, media_type: mediaType, content, expires_at: expires });
  return { ...held, expires_on: siteTime(expires) };
}

function plainName(given: string): string {
  const last = clean(given.slice(-1024)).split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .slice(-140)
      .trim() || 'file'
  );
}

const tooLargeText = { en: 'This file is larger than 10 MB.', ar: 'حجم هذا الملف أكبر من 10 ميغابايت.' };

const unsupportedType = () =>
  new HttpError(417, 'ValidationError', {
    text: { en: 'You can only upload PDF or Word documents.', ar: 'يمكنك رفع مستندات PDF أو Word فقط.' },
    fieldname: 'file',
  });
