import { and, eq, gt, isNotNull, like, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { FileField } from '../../src/services/contract/fields/field.ts';
import { photoPath, photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { photoTypeOf } from '../../src/services/contract/photo-type.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { readFile } from '../http/body.ts';
import { textOf } from '../http/field-error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { missing, noSuchDocument, tooLarge } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';
import { storeUpload } from './upload.ts';

/** Stores a photo until the bio claims it, for a day at most. */
export const uploadPhoto: Handler<'uploadPhoto'> = personal(async (request) => {
  const { deps, context } = request;
  await limitVisitor(context, deps);
  const file = await readFile(request, 'file');
  if (file === null || file.size === 0) throw missing('file');
  if (file.size > photoRules.maxBytes) throw tooLarge(textOf('fileTooLarge', photo));
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = photoTypeOf(content);
  if (mediaType === null) throw unsupportedType();
  const { name } = await storeUpload(deps, { fileName: file.name, mediaType, content });
  return { file_url: `${photoPath}${name}` };
});

/**
 * Sends a photo by its name. An `img` element sends no token, so access depends on the name alone: 24 random bytes.
 */
export async function servePhoto(context: Context, { db, now }: Deps): Promise<Response> {
  const name = (context.req.param('name') ?? '').slice(0, 140);
  const isAvailable = or(isNotNull(uploads.owner), gt(uploads.expires_at, now()));
  const [photo] = await db
    .select({ content: uploads.content, mediaType: uploads.media_type })
    .from(uploads)
    .where(and(eq(uploads.name, name), like(uploads.media_type, 'image/%'), isAvailable));
  if (photo === undefined) throw noSuchDocument();
  return context.newResponse(new Uint8Array(photo.content), 200, {
    'Content-Type': photo.mediaType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

const photo: FileField = { kind: 'photo', label: 'photo' };

const unsupportedType = () =>
  new HttpError(417, 'ValidationError', {
    text: textOf('fileContent', photo),
    fieldname: 'file',
  });
