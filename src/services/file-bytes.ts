import { CallError } from './contract/api-error.ts';

/**
 * The bytes of a chosen file. Rejects with a `CallError` when the browser cannot read it: the file
 * has been moved or changed since it was chosen, or is stored in a cloud that does not deliver it.
 */
export async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new CallError({ kind: 'unreadableFile' });
  }
}
