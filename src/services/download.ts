/** Downloads a private file. A link cannot do it, because the request needs the token. */

import { reported } from './call-outcomes.ts';
import { CallError } from './contract/api-error.ts';
import type { Call } from './contract/call.ts';
import { featureCalls } from './contract/feature-calls.ts';
import { parsed, unreadable } from './envelope.ts';
import { headersOf, networkError, type Request, Retriable, readResponse, validAddressOf } from './http.ts';

/**
 * Downloads a file's content. Rejects only with a `CallError`. Every received chunk resets the call's time-out, so that
 * a large file can be downloaded over a slow connection.
 */
export async function downloadFile(file: WantedFile, request: DownloadRequest): Promise<Blob> {
  if (!request.token) throw new CallError({ kind: 'unauthorized' });
  return reported(featureCalls.downloadFile, request, () =>
    download(file, request).catch((thrown: unknown) => {
      if (!(thrown instanceof Retriable)) throw thrown;
      return download(file, request);
    }),
  );
}

interface WantedFile {
  readonly address: string;
  readonly fileName: string;
}

type DownloadRequest = Omit<Request, 'query' | 'body'>;

async function download({ address, fileName }: WantedFile, { signal, ...request }: DownloadRequest): Promise<Blob> {
  const call: Call = featureCalls.downloadFile;
  const stop = new AbortController();
  const cancel = () => stop.abort('canceled');
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const resetDeadline = () => {
    clearTimeout(deadline);
    if (call.timeout !== null) deadline = setTimeout(() => stop.abort('timedOut'), call.timeout);
  };
  if (signal?.aborted) throw networkError('canceled');
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    resetDeadline();
    const url = validAddressOf(call, { ...request, query: { file_url: address } });
    const response = await fetch(url, { headers: headersOf(call, request), signal: stop.signal });
    const { ok, status, headers } = response;
    if (!ok) readResponse(call, { status, data: parsed(await response.text()), headers }); // which throws
    const type = headers.get('content-type') ?? '';
    // a page, a text or an envelope instead of a file: a captive portal, or a server without this method
    if (/^(text\/html|application\/json)/i.test(type)) throw unreadable();
    if (/^text\//i.test(type) && binaryName.test(fileName)) throw unreadable();
    const file = new Blob(await readChunks(response, resetDeadline), { type });
    if (file.size === 0) throw unreadable();
    return file;
  } catch (thrown) {
    throw thrown instanceof CallError ? thrown : networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', cancel);
    stop.abort(); // a page instead of a file is not read, and its request would stay open
  }
}

/** The names of files that are never text. */
const binaryName = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|png|jpe?g|gif|webp|zip)$/i;

async function readChunks({ body }: Response, onChunk: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    onChunk();
    chunks.push(chunk.value);
  }
  return chunks;
}
