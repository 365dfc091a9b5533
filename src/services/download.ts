/** Fetches one of a person's own files, which a link could not, since it carries no token; faults are those of every call. */

import { CallError } from './contract/api-error.ts';
import { type Call, calls } from './contract/calls.ts';
import { parsed, refusalIn, unreadable } from './envelope.ts';
import { headersOf, networkError, type Request, soundAddressOf } from './http.ts';

/**
 * The bytes of a file. Rejects with a `CallError` and nothing else. The row's deadline begins anew whenever something
 * has arrived, so that a large file on a slow line comes through.
 */
export async function downloadFile(
  { address }: { readonly address: string },
  { signal, ...request }: Omit<Request, 'query' | 'body'>,
): Promise<Blob> {
  const call: Call = calls.downloadFile;
  if (!request.token) throw new CallError({ kind: 'unauthorized' });
  const stop = new AbortController();
  const cancel = () => stop.abort('canceled');
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(deadline);
    if (call.timeout !== null) deadline = setTimeout(() => stop.abort('timedOut'), call.timeout);
  };
  if (signal?.aborted) throw networkError('canceled');
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    wait();
    const url = soundAddressOf(call, { ...request, query: { file_url: address } });
    const answer = await fetch(url, { headers: headersOf(call, request), signal: stop.signal });
    const { ok, status, headers } = answer;
    if (!ok) throw refusalIn(status, parsed(await answer.text()), headers.get('retry-after'));
    const type = headers.get('content-type') ?? '';
    // a page or an envelope in the place of a file: another network's greeting, or a server that knows no such call
    if (/^(text\/html|application\/json)/i.test(type)) throw unreadable();
    return new Blob(await piecesOf(answer, wait), { type });
  } catch (thrown) {
    throw thrown instanceof CallError ? thrown : networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', cancel);
  }
}

async function piecesOf({ body }: Response, onPiece: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    onPiece();
    pieces.push(piece.value);
  }
  return pieces;
}
