/** Reads the notifications, with the ETag of the last reply. */
import { reported } from './call-outcomes.ts';
import { CallError } from './contract/api-error.ts';
import type { Call } from './contract/call.ts';
import type { Reply } from './contract/calls.ts';
import { featureCalls } from './contract/feature-calls.ts';
import { compareClocks } from './contract/server-time.ts';
import { parsed } from './envelope.ts';
import { headersOf, networkError, type Request, Retriable, readResponse, validAddressOf } from './http.ts';

export interface NotificationsRequest extends Pick<Request, 'language' | 'token' | 'isSessionReplaced' | 'signal'> {
  /** The ETag of the last reply. */
  readonly etag: string | null;
}

/** The latest reply, or `null` when it is still that of `etag`. Rejects with a `CallError`. */
export async function readNotificationState(request: NotificationsRequest) {
  if (!request.token) throw new CallError({ kind: 'unauthorized' });
  return reported(featureCalls.getNotifications, request, () => runTwice(request));
}

const runTwice = (request: NotificationsRequest) =>
  run(request).catch((thrown: unknown) => {
    if (!(thrown instanceof Retriable)) throw thrown;
    return run(request);
  });

async function run({ etag, signal, ...request }: NotificationsRequest) {
  if (signal?.aborted) throw networkError('canceled');
  const call: Call = featureCalls.getNotifications;
  const stop = new AbortController();
  const cancel = () => stop.abort('canceled');
  const timeout = call.timeout === null ? undefined : setTimeout(() => stop.abort('timedOut'), call.timeout);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await fetch(validAddressOf(call, request), {
      headers: { ...headersOf(call, request), ...(etag && { 'If-None-Match': etag }) },
      signal: stop.signal,
    });
    const { status, headers } = response;
    compareClocks(headers.get('date')); // every page reads these, and no cache answers
    if (status === 304) return null;
    const data = parsed(await response.text());
    // decoded by this very row's struct
    const reply = readResponse(call, { status, data, headers }) as Reply<'getNotifications'>;
    return { ...reply, etag: headers.get('etag') ?? '' };
  } catch (thrown) {
    throw thrown instanceof CallError ? thrown : networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', cancel);
  }
}
