/** Sends one file and reports progress, which fetch cannot do. Rows and errors are those of every call. */

import { reported } from './call-outcomes.ts';
import { CallError } from './contract/api-error.ts';
import type { Call } from './contract/call.ts';
import type { Reply } from './contract/calls.ts';
import { featureCalls } from './contract/feature-calls.ts';
import { parsed } from './envelope.ts';
import { bytesOf } from './file-bytes.ts';
import { type HttpResponse, headersOf, networkError, type Request, readResponse, validAddressOf } from './http.ts';

/** The parts of an upload that its row does not define. */
export interface Upload extends Omit<Request, 'body'> {
  readonly file: File;
  /** Called with the fraction of the file that has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/**
 * Runs one call with a file as its body and returns its decoded reply. Rejects only with a `CallError`.
 * Progress restarts the row's time-out, so that a large file can be sent over a slow connection.
 */
export async function uploadFile<N extends keyof typeof featureCalls>(name: N, upload: Upload): Promise<Reply<N>> {
  const call: Call = featureCalls[name];
  if (call.isPersonal && !upload.token) throw new CallError({ kind: 'unauthorized' });
  const run = async () => readResponse(call, await send(call, upload));
  return reported(call, upload, run) as Promise<Reply<N>>; // decoded by this very row's struct
}

/** The stored file in the reply to an upload; what the reply leaves out is that of the file itself. */
export const uploadedFile = (
  { name, file_name, file_size }: Pick<Reply<'uploadCv'>, 'name' | 'file_name' | 'file_size'>,
  file: File,
) => ({ name, file_name: file_name ?? file.name, file_size: file_size ?? file.size });

function send(call: Call, { file, onProgress, signal, ...request }: Upload): Promise<HttpResponse> {
  const address = validAddressOf(call, request);
  if (signal?.aborted) return Promise.reject(networkError('canceled'));
  const sending = new XMLHttpRequest();
  const ended = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const response = new Promise<HttpResponse>((resolve, reject) => {
    const stop = (reason: 'timedOut' | 'canceled') => {
      reject(networkError(reason));
      sending.abort();
    };
    const restartTimeout = () => {
      clearTimeout(timeout);
      if (call.timeout !== null) timeout = setTimeout(() => stop('timedOut'), call.timeout);
    };
    signal?.addEventListener('abort', () => stop('canceled'), { signal: ended.signal });
    sending.upload.onprogress = ({ loaded, total }) => {
      restartTimeout();
      if (!signal?.aborted && total > 0) onProgress?.(loaded / total);
    };
    sending.onload = () => resolve(responseOf(sending));
    // a file that cannot be read causes the same event as no network
    sending.onerror = () => bytesOf(file).then(() => reject(networkError(null)), reject);
    sending.open(call.verb, address);
    sending.withCredentials = call.hasCredentials;
    for (const [header, value] of Object.entries(headersOf(call, request))) sending.setRequestHeader(header, value);
    restartTimeout();
    sending.send(bodyOf(file));
  });
  return response.finally(() => {
    clearTimeout(timeout);
    ended.abort();
  });
}

function responseOf(request: XMLHttpRequest): HttpResponse {
  const headers = new Headers();
  for (const name of ['content-type', 'date', 'retry-after', 'x-frappe-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: request.status, data: parsed(request.responseText), headers };
}

function bodyOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}
