import { CallError } from './contract/api-error.ts';

/**
 * The bytes of a chosen file. Rejects with a `CallError` when the browser cannot read it: the file has been moved or
 * changed since it was chosen, or the service that stores it does not send it.
 */
export async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new CallError({ kind: 'unreadableFile' });
  }
}
