import { findOwnFile } from '../files/own-file.ts';
import { noSuchDocument, requiredError } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';

/** The bytes of one of the candidate's files, as an attachment, so that they never open as a page of this site. */
export const downloadFile: Handler<'downloadFile'> = personal(async ({ deps, context, language, query }, user) => {
  const address = query('file_url');
  if (address === '') throw requiredError('file_url');
  const file = await findOwnFile({ deps, language, signal: context.req.raw.signal }, address, user);
  if (file === null) throw noSuchDocument();
  return context.newResponse(file.content, 200, {
    'Content-Type': file.mediaType,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename*=UTF-8''${encoded(file.fileName)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
});

/** RFC 8187 allows fewer characters than `encodeURIComponent` leaves. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
