import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { inspectCv } from '../../src/services/contract/cv-type.ts';
import { inspectDeliverable } from '../../src/services/contract/deliverable-type.ts';
import type { FileField } from '../../src/services/contract/fields/field.ts';
import { documentRules, heldUntil } from '../../src/services/contract/fields/file-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { uploads } from '../db/schema/sign-up.ts';
import { reserveUpload } from '../files/reserve-upload.ts';
import { storedFileName } from '../files/stored-file-name.ts';
import { refusedRetention } from '../files/uploaded-file.ts';
import { addressOf, requireCaller } from '../http/caller.ts';
import { textOf } from '../http/field-error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { requiredError, tooLarge, unavailable } from '../http/http-errors.ts';
import { readMultipartFile, requireMultipart } from '../http/multipart.ts';
import type { Place } from '../http/place.ts';
import { type Handler, personal, type RequestContext } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';

/** Stores a CV until a form claims it, for a day at most. */
export const uploadCv: Handler<'uploadCv'> = (request) =>
  receiveUpload(request, { field: document, maxBytes: documentRules.maxBytes, inspect: inspectCv });

/** Stores a file for a delivery until the delivery claims it, for a day at most. */
export const uploadDeliverable: Handler<'uploadDeliverable'> = personal((request) =>
  receiveUpload(request, {
    field: document,
    maxBytes: documentRules.maxBytes,
    typeError: 'fileType',
    inspect: inspectDeliverable,
  }),
);

const document: FileField = { kind: 'document', label: 'cv' };

interface UploadRules {
  /** The field of the form, for the messages. */
  readonly field: FileField;
  readonly maxBytes: number;
  /** The error of content of another type. */
  readonly typeError?: 'fileContent' | 'fileType';
  /** Finds the media type in the content, which arrives in parts; `null` when the type is not accepted. */
  readonly inspect: () => { add(part: Uint8Array): void; type(): string | null };
  /** What is stored of the content; all by default. */
  readonly reduce?: (parts: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
}

/** Stores the posted file for a day under an opaque name. Throws an `HttpError`, after which nothing is stored. */
export async function receiveUpload(request: RequestContext, rules: UploadRules) {
  const { field, maxBytes, typeError = 'fileContent', inspect, reduce = (parts) => parts } = rules;
  const { deps, context, user } = request;
  await limitVisitor(context, deps);
  requireMultipart(context);
  const address = addressOf(context, deps.rules.proxyTrust);
  const name = randomBytes(24).toString('base64url');
  return deps.uploadQueue.run(address, context.req.raw.signal, async (place) => {
    const announced = Number(context.req.header('content-length') || maxBytes);
    const reservation = { name, address, uploader: user, maxBytes: Math.min(announced, maxBytes) };
    await reserveUpload(deps.db, deps.now(), reservation, deps.rules.uploads);
    try {
      return await store(place);
    } catch (error) {
      await refuse();
      throw error;
    }
  });

  async function store(place: Place) {
    const inspection = inspect();
    let size = 0;
    const received = await readMultipartFile({ ...request, place }, 'file', maxBytes, async ({ fileName, parts }) => {
      await deps.files.write(name, observed(parts));
      return fileName;
    });
    await requireCaller(context, deps, user);
    if (received === null || size === 0) throw requiredError('file');
    const mediaType = inspection.type();
    if (mediaType === null) throw unsupportedType(field, typeError);
    const expires = new Date(heldUntil(deps.now().getTime()));
    const file = { file_name: storedFileName(received, mediaType), file_size: size };
    const completed = await deps.db
      .update(uploads)
      .set({ ...file, media_type: mediaType, status: 'stored', expires_at: expires })
      .where(and(eq(uploads.name, name), eq(uploads.status, 'arriving')))
      .returning({ name: uploads.name });
    if (completed.length === 0) throw unavailable();
    return { name, ...file, expires_on: siteTime(expires) };

    async function* observed(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      try {
        for await (const part of reduce(parts)) {
          size += part.byteLength;
          inspection.add(part);
          yield part;
        }
      } catch (error) {
        throw error instanceof HttpError && error.status === 413 ? tooLarge(textOf('fileTooLarge', field)) : error;
      }
    }
  }

  /** Its bytes still count towards the limit of its address, so that refused files cannot be sent without end. */
  async function refuse(): Promise<void> {
    const expires_at = new Date(deps.now().getTime() + refusedRetention);
    await Promise.allSettled([
      deps.files.remove(name),
      deps.db.update(uploads).set({ status: 'refused', expires_at }).where(eq(uploads.name, name)),
    ]);
  }
}

const unsupportedType = (field: FileField, code: 'fileContent' | 'fileType') =>
  new HttpError(417, 'ValidationError', { text: textOf(code, field), fieldname: 'file' });
