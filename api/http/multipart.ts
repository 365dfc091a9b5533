import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import Busboy, { type BusboyEvents, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { checkContentLength } from './body.ts';
import { outsideGate } from './gate.ts';
import { HttpError } from './http-error.ts';
import { notMultipart, tooLarge, unreadableBody } from './http-errors.ts';
import type { Place } from './place.ts';

interface Posted {
  readonly context: Context;
  /** The maximum size of the body in bytes. */
  readonly maxBodyBytes: number;
  readonly place: Place;
}

interface ArrivingFile {
  /** As the client wrote it. */
  readonly fileName: string;
  /** Throws an `HttpError` (413) when the file is larger than it may be. */
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Throws an `HttpError` (415) when the body has another type. */
export function requireMultipart(context: Context): void {
  if (!/^multipart\/form-data *;/i.test(context.req.header('content-type')?.slice(0, 200) ?? '')) throw notMultipart();
}

/**
 * Passes the file of a field to `receive` while it arrives, without holding it in memory.
 *
 * @returns what `receive` returned; `null` when the field has no file
 * @throws an `HttpError`: 413 when the body is too large, 417 when it cannot be read, 503 when the client is slow and another
 * one waits for its place
 */
export async function readMultipartFile<T>(
  { context, maxBodyBytes, place }: Posted,
  field: string,
  maxFileBytes: number,
  receive: (file: ArrivingFile) => Promise<T>,
): Promise<T | null> {
  const parser = parserFor(context, maxFileBytes);
  checkContentLength({ context, maxBodyBytes });
  const { body } = context.req.raw;
  if (body === null) throw unreadableBody();
  let received: Promise<T> | undefined;
  let arriving: BusboyFileStream | undefined;
  const onFile: BusboyEvents['file'] = (name, stream, fileName) => {
    // a body that ends within a part is an error of its stream, which ends the process when nothing listens
    stream.on('error', () => undefined);
    if (name !== field || received !== undefined) return void stream.resume();
    arriving = stream;
    received = receive({ fileName: fileName ?? '', parts: partsOf(stream) });
    received.catch((error: Error) => parser.destroy(error)); // the rest of the body is not read
  };
  parser.on('file', onFile);
  return outsideGate(context, async () => {
    try {
      const parts = Readable.fromWeb(body as ReadableStream); // the same class, in Node's types
      await pipeline(parts, place.receive, atMost(maxBodyBytes), parser);
    } catch (error) {
      const reason = error instanceof HttpError ? error : unreadableBody();
      arriving?.destroy(reason);
      await received;
      throw reason;
    }
    return (await received) ?? null;
  });
}

function parserFor(context: Context, maxFileBytes: number): InstanceType<typeof Busboy> {
  const type = context.req.header('content-type') ?? '';
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: maxFileBytes,
        files: 2,
        fields: 10,
        fieldSize: 1000,
        parts: 12,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch {
    throw unreadableBody();
  }
}

async function* partsOf(stream: BusboyFileStream): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of stream) yield part;
  } catch (error) {
    throw error instanceof HttpError ? error : unreadableBody(); // the body ended within the part
  }
  if (stream.truncated) throw tooLarge();
}

function atMost(maxBytes: number) {
  return async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const part of parts) {
      size += part.byteLength;
      if (size > maxBytes) throw tooLarge();
      yield part;
    }
  };
}
