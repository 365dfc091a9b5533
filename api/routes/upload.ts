import { randomBytes } from 'node:crypto';
import { and, isNull, lt } from 'drizzle-orm';
import { uploads } from '../db/schema/registration.ts';
import type { Answer } from '../wire/asked.ts';
import { clean, readFile } from '../wire/body.ts';
import { Refusal } from '../wire/refusal.ts';
import { missing, tooLarge } from '../wire/refusals.ts';
import { siteTime } from '../wire/site-time.ts';
import { limitVisitor } from '../wire/visitor.ts';
import { mediaTypeOf } from './media-type.ts';

const largest = 10 * 1024 * 1024;
const keptFor = 24 * 60 * 60 * 1000;

/** Keeps a CV until a registration takes it, for a day at most. */
export const uploadCv: Answer = async ({ deps, context }) => {
  limitVisitor(context, deps);
  const file = await readFile(context, 'file', largest);
  if (file === null || file.size === 0) throw missing('file');
  if (file.size > largest) throw tooLarge(tooLargeText);
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(content);
  if (mediaType === null) throw refusedType();
  const now = deps.now();
  const expires = new Date(now.getTime() + keptFor);
  const name = randomBytes(24).toString('base64url');
  const fileName = plainName(file.name);
  await deps.db.delete(uploads).where(and(isNull(uploads.owner), lt(uploads.expires_at, now)));
  await deps.db.insert(uploads).values({
    name,
    file_name: fileName,
    media_type: mediaType,
    file_size: content.byteLength,
    content,
    expires_at: expires,
  });
  return { name, file_name: fileName, file_size: content.byteLength, expires_on: siteTime(expires) };
};

function plainName(given: string): string {
  const last = clean(given).split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .slice(-140)
      .trim() || 'CV'
  );
}

const tooLargeText = { en: 'This file is larger than 10 MB.', ar: 'حجم هذا الملف أكبر من 10 ميغابايت.' };

const refusedType = () =>
  new Refusal(417, 'ValidationError', {
    text: { en: 'You can only upload PDF or Word documents.', ar: 'يمكنك رفع مستندات PDF أو Word فقط.' },
    fieldname: 'file',
  });
