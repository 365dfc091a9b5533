/** Tests that a stored file is closed when its reader leaves. */
import { inspect } from 'node:util';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bytesOf, type FileBody } from '../../api/files/bytes-of.ts';
import type { FileStore } from '../../api/files/file-store.ts';
import { closeBodyOfHead } from '../../api/http/head.ts';

/** A file of three parts and as many bytes, and whether it is open. `size` is that of its row. */
async function openFile(size = 3) {
  let isOpen = false;
  const read: FileStore['read'] = async function* () {
    isOpen = true;
    try {
      for (const part of [1, 2, 3]) yield new Uint8Array([part]);
    } finally {
      isOpen = false;
    }
  };
  const store: Pick<FileStore, 'read'> = { read };
  const body = await bytesOf({ name: 'F', size, content: null }, store as FileStore); // the other methods are not called
  if (!(body instanceof ReadableStream)) throw new Error('A stored file is a stream.');
  return { body, isOpen: () => isOpen };
}

it('is closed when it was read to its end', async () => {
  const { body, isOpen } = await openFile();
  expect([...new Uint8Array(await new Response(body).arrayBuffer())]).toEqual([1, 2, 3]);
  expect(isOpen()).toBe(false);
});

it.each([0, 1, 2])('is closed when its reader leaves after %i parts', async (parts) => {
  const { body, isOpen } = await openFile();
  const reader = body.getReader();
  for (let at = 0; at < parts; at++) await reader.read();
  expect(isOpen()).toBe(true);
  await reader.cancel();
  expect(isOpen()).toBe(false);
});

it.each([
  [2, [1, 2]],
  [4, [1, 2, 3]],
])(
  'fails, and is closed, when its row states %i of its three bytes, and sends no more than those',
  async (size, sent) => {
    const { body, isOpen } = await openFile(size);
    const bytes: number[] = [];
    const receive = async () => {
      for await (const part of body) bytes.push(...part);
    };
    await expect(receive()).rejects.toThrow('not as many as its row states');
    expect([bytes, isOpen()]).toEqual([sent, false]);
  },
);

it('fails without the name of the file, which the error of a query repeats', async () => {
  const read: FileStore['read'] = async function* () {
    yield new Uint8Array([1]);
    throw new Error('Failed query: select content where upload = $1\nparams: secret-name');
  };
  const store: Pick<FileStore, 'read'> = { read };
  const body = await bytesOf({ name: 'secret-name', size: 3, content: null }, store as FileStore); // as above
  const error = await new Response(body as BodyInit).arrayBuffer().catch((reason: unknown) => reason);
  expect(error).toEqual(new Error('Failed query'));
  expect(inspect(error)).not.toContain('secret-name');
});

it.each(['HEAD', 'GET'])('is closed by the reply to %s', async (method) => {
  const { body, isOpen } = await openFile();
  const app = new Hono();
  app.use(closeBodyOfHead);
  app.get('/file', (context) => context.newResponse(body as Exclude<FileBody, Uint8Array>, 200));
  const reply = await app.request('/file', { method });
  expect(await reply.text()).toBe(method === 'HEAD' ? '' : '\u0001\u0002\u0003');
  expect(isOpen()).toBe(false);
});
