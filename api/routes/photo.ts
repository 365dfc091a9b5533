import { and, eq, gt, isNotNull, like, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { FileField } from '../../src/services/contract/fields/field.ts';
import { photoPath, photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { photoTypeOf } from '../../src/services/contract/photo-type.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { bytesOf } from '../files/bytes-of.ts';
import { withoutMetadata } from '../files/photo-metadata.ts';
import { hasShowableSize } from '../files/photo-size.ts';
import { noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { receiveUpload } from './upload.ts';

/** Stores a photo until the bio claims it, for a day at most. */
export const uploadPhoto: Handler<'uploadPhoto'> = personal(async (request) => {
  const { name } = await receiveUpload(request, {
    field: photo,
    maxBytes: photoRules.maxBytes,
    inspect: inspectPhoto,
    reduce: withoutMetadata, // anyone with a link to the profile can download the photo
  });
  return { file_url: `${photoPath}${name}` };
});

/**
 * Sends a photo by its name. An `img` element sends no token, so access depends on the name alone: 24 random bytes.
 */
export async function servePhoto(context: Context, { db, files, now }: Deps): Promise<Response> {
  const name = context.req.param('name') ?? '';
  if (!/^[\w-]{1,140}$/.test(name)) throw noSuchDocument();
  const isAvailable = or(isNotNull(uploads.owner), gt(uploads.expires_at, now()));
  const [photo] = await db
    .select({
      name: uploads.name,
      size: uploads.file_size,
      content: uploads.content,
      mediaType: uploads.media_type,
    })
    .from(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.status, 'stored'), like(uploads.media_type, 'image/%'), isAvailable));
  const body = photo && (await bytesOf(photo, files));
  if (photo === undefined || !body) throw noSuchDocument();
  return context.newResponse(body, 200, {
    'Content-Type': photo.mediaType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

const photo: FileField = { kind: 'photo', label: 'photo' };

/** The type of a photo that browsers can show. `withoutMetadata` passes it in one part. */
function inspectPhoto() {
  let photo = new Uint8Array();
  return {
    add(part: Uint8Array): void {
      photo = new Uint8Array(part);
    },
    type: () => (hasShowableSize(photo) ? photoTypeOf(photo) : null),
  };
}
