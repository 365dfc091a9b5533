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
  return streamOf(first.value, parts);
}

/** Reads a part when it is asked for. A reader that leaves closes the file. */
function streamOf<T>(first: T, rest: AsyncIterator<T>): ReadableStream<T> {
  return new ReadableStream<T>(
    {
      start: (controller) => controller.enqueue(first),
      async pull(controller) {
        const next = await rest.next();
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
