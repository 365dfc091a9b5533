/** One call that crosses the wire, and the functions that make the rows of the tables of calls. */
import type { Decoder, Field } from './readers.ts';

/** The version value that every call carries. */
export const apiVersion = 'v1';

const usualTimeout = 5_000;

/**
 * One call on the wire. `Reply` is what the page reads, `Wire` what the API sends; `Name` and `Fixed` are the names of
 * the parameters beyond those that every call has.
 */
export interface Call<
  Reply = unknown,
  Wire = unknown,
  Name extends string = string,
  Fixed extends string = string,
  From extends Source = Source,
> {
  /** The wire's own name, typos included. */
  readonly method: string;
  /** `null` where the specification names none (logout). */
  readonly entity: string | null;
  readonly verb: 'GET' | 'POST';
  readonly path: 'mandate' | 'site';
  /** Whether `language=en|ar` is sent. */
  readonly language: boolean;
  /** Parameters that the caller gives, in the order in which they are sent. */
  readonly query: readonly Name[];
  /** Parameters with a value that never changes. */
  readonly fixed: Readonly<Record<Fixed, string>>;
  /** Whether the access token is sent, in an Authorization header. */
  readonly isPersonal: boolean;
  /** Whether it is sent with credentials. */
  readonly hasCredentials: boolean;
  readonly body: 'none' | 'json' | 'form';
  /** The time-out in milliseconds; `null` waits without limit. */
  readonly timeout: number | null;
  readonly reads: From;
  readonly reply: Decoder<Reply, Wire>;
}

/**
 * Where a reply is. `data`: in `message.data`. `either`: there or in `message` itself. `message`: all of the message.
 * `file`: the bytes that come in place of the envelope. `nothing`: ignored.
 */
export type Source = 'data' | 'either' | 'message' | 'file' | 'nothing';

const common = {
  path: 'mandate',
  language: true,
  query: [],
  fixed: {},
  isPersonal: false,
  hasCredentials: false,
  body: 'none',
  timeout: usualTimeout,
  reads: 'data',
} as const;

type Options<Name extends string, Fixed extends string, From extends Source> = Partial<
  Omit<Call<unknown, unknown, Name, Fixed, From>, 'method' | 'entity' | 'verb' | 'reply'>
>;

/** A call that reads, with the usual options where the row names none. `reply` decodes what it returns. */
export function get<T, W, Name extends string = never, Fixed extends string = never, From extends Source = 'data'>(
  method: string,
  entity: string,
  reply: Decoder<T, W>,
  options?: Options<Name, Fixed, From>,
): Call<T, W, Name, Fixed, From> {
  return { ...post(method, entity, reply, options), verb: 'GET' };
}

/** A call that changes something, with the usual options where the row names none. `reply` decodes what it returns. */
export function post<T, W, Name extends string = never, Fixed extends string = never, From extends Source = 'data'>(
  method: string,
  entity: string | null,
  reply: Decoder<T, W>,
  options?: Options<Name, Fixed, From>,
): Call<T, W, Name, Fixed, From> {
  const row = { ...common, method, entity, verb: 'POST', reply, ...options } as const;
  return row as Call<T, W, Name, Fixed, From>; // `From` is 'data', as in `common`, where the options name no source
}

export const personal = { isPersonal: true } as const;

/** A reply that the page does not read; `of` is what the API sends. */
export const unread = <W>(of?: Field<unknown, W>): Decoder<unknown, W> => ({ create: (value) => value, of });
