/** Sends one file and says how far it has come, which fetch cannot say; rows and faults are those of every call. */

import { CallError } from './contract/api-error.ts';
import { type Call, type CallName, calls, type Reply } from './contract/calls.ts';
import { parsed } from './envelope.ts';
import { type Answer, headersOf, networkError, type Request, readAnswer, soundAddressOf } from './http.ts';

/** What a caller adds to a call's row, for a call that carries a file. */
export interface Upload extends Omit<Request, 'body'> {
  readonly file: File;
  /** Hears the share of the file that has left, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/**
 * Runs one call whose body is a file and returns its decoded reply. Rejects with a `CallError` and nothing else.
 * The row's deadline begins anew whenever something has moved, so that a large file on a slow line arrives.
 */
export async function uploadFile<N extends CallName>(name: N, upload: Upload): Promise<Reply<N>> {
  const call: Call = calls[name];
  if (call.isPersonal && !upload.token) throw new CallError({ kind: 'unauthorized' });
  return readAnswer(call, await send(call, upload)) as Reply<N>; // decoded by this very row's struct
}

function send(call: Call, { file, onProgress, signal, ...request }: Upload): Promise<Answer> {
  const address = soundAddressOf(call, request);
  if (signal?.aborted) return Promise.reject(networkError('canceled'));
  const sending = new XMLHttpRequest();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const whole = new Promise<Answer>((resolve, reject) => {
    const cut = (reason: 'timedOut' | 'canceled') => {
      reject(networkError(reason));
      sending.abort();
    };
    const wait = () => {
      clearTimeout(deadline);
      if (call.timeout !== null) deadline = setTimeout(() => cut('timedOut'), call.timeout);
    };
    signal?.addEventListener('abort', () => cut('canceled'), { once: true });
    sending.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (!signal?.aborted && total > 0) onProgress?.(loaded / total);
    };
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(networkError(null));
    sending.open(call.verb, address);
    sending.withCredentials = call.hasCredentials;
    for (const [header, value] of Object.entries(headersOf(call, request))) sending.setRequestHeader(header, value);
    wait();
    sending.send(bodyOf(file));
  });
  return whole.finally(() => clearTimeout(deadline));
}

function answerOf(sent: XMLHttpRequest): Answer {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = sent.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: sent.status, data: parsed(sent.responseText), headers };
}

function bodyOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}
