import { describeError } from '../http/describe-error.ts';
import type { FileStore } from './file-store.ts';

interface StoredFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The bytes, if the row of the upload has them. */
  readonly content: Uint8Array | null;
}

type FilePart = Uint8Array<ArrayBuffer>;
export type FileBody = FilePart | ReadableStream<FilePart>;

/**
 * The bytes of a file as the body of a response; `null` when there are none. The body fails when it is not as long as the
 * file, which may be deleted while it is read: the client would take what follows on its connection for the rest.
 */
export async function bytesOf({ name, size, content }: StoredFile, files: FileStore): Promise<FileBody | null> {
  if (content !== null) return new Uint8Array(content);
  const parts = ofSize(size, files.read(name))[Symbol.asyncIterator]();
  const first = await parts.next();
  if (first.done) return null;
  return streamOf(first.value, parts);
}

async function* ofSize(size: number, parts: AsyncIterable<FilePart>): AsyncGenerator<FilePart> {
  let left = size;
  for await (const part of parts) {
    left -= part.byteLength;
    if (left < 0) break;
    yield part;
  }
  if (left !== 0 && left !== size) throw new Error('The bytes of a stored file are not as many as its row states.');
}

/** Reads a part when it is asked for. A reader that leaves closes the file. */
function streamOf<T>(first: T, rest: AsyncIterator<T>): ReadableStream<T> {
  return new ReadableStream<T>(
    {
      start: (controller) => controller.enqueue(first),
      async pull(controller) {
        const next = await rest.next().catch(failWithoutValues);
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await rest.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The HTTP server prints the error of a body as it is; that of a query repeats the name of the file, which is secret. */
function failWithoutValues(error: unknown): never {
  throw new Error(error instanceof Error ? describeError(error).message : 'The file could not be read.');
}
