/** Conditional and partial requests of the files of the page, which `serveStatic` of Hono answers incompletely. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Context } from 'hono';
import { hasTag } from './public-reads.ts';

/** Removes a `Range` that `serveStatic` would answer with a wrong part: the response is the whole file. */
export function ignoreOtherRanges(context: Context): void {
  const { headers } = context.req.raw;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  const isRange = first === '' ? last !== '' : last === '' || Number(first) <= Number(last);
  // no validator is sent with which a client could continue a file
  if (!isRange || headers.has('if-range')) headers.delete('range');
}

interface Tagged {
  readonly version: string;
  readonly tag: string;
}

/**
 * Returns a function that gives the response with a file its tag, and replaces it by a 304 when the client has the file.
 * The tag depends on the content: builds can be of the same time and the same size.
 */
export function createFileTags(): (context: Context, path: string) => Promise<void> {
  const known = new Map<string, Tagged>();

  const tagOf = async (path: string): Promise<string> => {
    const { ctimeMs, mtimeMs, size } = await stat(path);
    const version = `${ctimeMs} ${mtimeMs} ${size}`;
    const before = known.get(path);
    if (before?.version === version) return before.tag;
    const tag = `"${createHash('sha256')
      .update(await readFile(path))
      .digest('base64url')
      .slice(0, 22)}"`;
    known.set(path, { version, tag });
    return tag;
  };

  return async (context, path) => {
    const tag = await tagOf(path);
    context.res.headers.set('ETag', tag);
    context.res.headers.delete('Last-Modified');
    if (!hasTag(context.req.header('if-none-match'), tag)) return;
    await context.res.body?.cancel();
    const headers = new Headers(context.res.headers);
    for (const name of ofBody) headers.delete(name);
    context.res = undefined; // otherwise the headers are merged with these
    context.res = new Response(null, { status: 304, headers });
  };
}

const ofBody = ['Content-Length', 'Content-Type', 'Content-Encoding', 'Content-Range', 'Accept-Ranges'];
