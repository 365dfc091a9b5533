import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Context } from 'hono';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import type { Language } from '../../src/services/contract/language.ts';

/**
 * Keeps the replies of public reads for a few seconds, so that many visitors cause one query. A change of
 * their tables is sent after the same few seconds, also by other servers on the same database.
 */
export interface PublicReads {
  /** Responds with the reply, or with 304 if the client has it. `load` returns the body of the reply. */
  respond(context: Context, name: CallName, language: Language, load: () => Promise<string>): Promise<Response>;
  /** Discards every reply, so that nothing is served from memory while the database is gone. */
  clear(): void;
}

/** Whether the replies of a call are the same for everyone and depend on the language alone. */
export function isPublicRead(name: CallName): boolean {
  const { verb, isPersonal, query }: Call = calls[name];
  return verb === 'GET' && !isPersonal && query.length === 0;
}

/** Stores the replies of public reads in memory for so many seconds. */
export function createPublicReads(seconds: number): PublicReads {
  const replies = new Map<string, Reply>();

  const replyTo = (key: string, load: () => Promise<string>): Promise<Body> => {
    const stored = replies.get(key);
    if (stored !== undefined && stored.expires > performance.now()) return stored.body;
    const body = load().then(createBody);
    if (seconds === 0) return body;
    const reply = { body, expires: Number.POSITIVE_INFINITY };
    replies.set(key, reply); // requests that come while it is read share it
    const discard = (): void => {
      if (replies.get(key) === reply) replies.delete(key);
    };
    body.then(() => {
      reply.expires = performance.now() + seconds * 1000;
    }, discard);
    return body;
  };

  return {
    async respond(context, name, language, load) {
      const body = await replyTo(`${name} ${language}`, load);
      const encoding = encodingFor(context, body);
      const etag = `"${body.hash}${encoding === null ? '' : `-${encoding}`}"`;
      context.header('Vary', 'Accept-Encoding', { append: true });
      const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
      if (hasTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
      const content = encoding === null ? body.identity : await body[encoding]();
      return context.body(content, 200, {
        ...headers,
        ...(encoding !== null && { 'Content-Encoding': encoding }),
        'Content-Type': 'application/json',
        'Content-Length': String(content.byteLength),
      });
    },
    clear: () => replies.clear(),
  };
}

interface Reply {
  readonly body: Promise<Body>;
  expires: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Body {
  readonly hash: string;
  readonly identity: Bytes;
  readonly br: () => Promise<Bytes>;
  readonly gzip: () => Promise<Bytes>;
}

/** Each encoding is made when it is first requested. */
function createBody(text: string): Body {
  const identity = new Uint8Array(Buffer.from(text));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 5 };
  return {
    hash,
    identity,
    br: once(async () => new Uint8Array(await promisify(brotliCompress)(identity, { params }))),
    gzip: once(async () => new Uint8Array(await promisify(gzip)(identity))),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const minCompressedBytes = 1024;

function encodingFor({ req, get }: Context, { identity }: Body): 'br' | 'gzip' | null {
  if (identity.byteLength < minCompressedBytes || get('isUncompressed') === true) return null;
  const accepted = (req.header('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([encoding]) => encoding);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** A client may send several tags, and a proxy may have marked them as weak. */
export const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
