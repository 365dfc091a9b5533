import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { withMethods } from './with-methods.ts';

const asText = (value: string): string => value;

/** The types of which drizzle takes the text: dates, times, intervals, and lists of these or of numbers. */
export const textParsers: Readonly<Record<number, (value: string) => string>> = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  1115: asText, // timestamp[]
  1182: asText, // date[]
  1185: asText, // timestamp with time zone[]
  1187: asText, // interval[]
  1231: asText, // numeric[]
};

/**
 * Gives a client `textParsers`, and has it ignore those of a query. drizzle sends the same ones with every query, for
 * which PGlite copies all of its own several times: that took two fifths of the time of a short query.
 */
export function withoutQueryParsers(client: PGlite): PGlite {
  Object.assign(client.parsers, textParsers);
  return withMethods(client, {
    query: (text, params, options) => client.query(text, params, withoutParsers(options)),
    transaction: (work) => client.transaction((tx) => work(inTransaction(tx))),
  });
}

const inTransaction = (tx: Transaction): Transaction =>
  withMethods(tx, { query: (text, params, options) => tx.query(text, params, withoutParsers(options)) });

function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const { parsers: _, ...others } = options;
  return others;
}
