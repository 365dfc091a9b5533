import { and, eq, gt, isNotNull, like, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { photoPath, photoRules, photoTypeOf } from '../../src/services/contract/photo.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { readFile } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { missing, noSuchDocument, tooLarge } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';
import { hold } from './upload.ts';

/** Stores a photo for a day, until the bio refers to it. */
export const uploadPhoto: Handler<'uploadPhoto'> = personal(async (request) => {
  const { deps, context } = request;
  limitVisitor(context, deps);
  const file = await readFile(request, 'file');
  if (file === null || file.size === 0) throw missing('file');
  if (file.size > photoRules.largest) throw tooLarge(tooLargeText);
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = photoTypeOf(content);
  if (mediaType === null) throw unsupportedType();
  const { name } = await hold(deps, { fileName: file.name, mediaType, content });
  return { file_url: `${photoPath}${name}` };
});

/**
 * The photo of an opaque name. The browser sends no token for a picture, so that the name, which has 24 random bytes, is
 * what grants access.
 */
export async function servePhoto(context: Context, { db, now }: Deps): Promise<Response> {
  const name = (context.req.param('name') ?? '').slice(0, 140);
  const isAlive = or(isNotNull(uploads.owner), gt(uploads.expires_at, now()));
  const [photo] = await db
    .select({ content: uploads.content, mediaType: uploads.media_type })
    .from(uploads)
    .where(and(eq(uploads.name, name), like(uploads.media_type, 'image/%'), isAlive));
  if (photo === undefined) throw noSuchDocument();
  return context.newResponse(new Uint8Array(photo.content), 200, {
    'Content-Type': photo.mediaType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

const tooLargeText = { en: 'This photo is larger than 2 MB.', ar: 'حجم هذه الصورة أكبر من 2 ميغابايت.' };

const unsupportedType = () =>
  new HttpError(417, 'ValidationError', {
    text: { en: 'Choose a PNG, JPEG or WebP image.', ar: 'اختر صورة بصيغة PNG أو JPEG أو WebP.' },
    fieldname: 'file',
  });
