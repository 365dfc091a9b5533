import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

interface StoredFile {
  readonly name: string;
  /** The bytes, if the row of the upload has them. */
  readonly content: Uint8Array | null;
}

export type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** The bytes of a file as the body of a response; `null` when there are none. */
export async function bytesOf({ name, content }: StoredFile, files: FileStore): Promise<FileBody | null> {
  if (content !== null) return new Uint8Array(content);
  const parts = files.read(name)[Symbol.asyncIterator]();
  const first = await parts.next();
  if (first.done) return null;
  return Readable.toWeb(Readable.from(startingWith(first.value, parts))) as Exclude<FileBody, Uint8Array>; // the same class, in Node's types
}

async function* startingWith<T>(first: T, rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
