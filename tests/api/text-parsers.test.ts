import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { textParsers, withoutQueryParsers } from '../../api/db/text-parsers.ts';
import { withMethods } from '../../api/db/with-methods.ts';
import { emptyDump } from './test-database.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: await emptyDump() });
});
afterAll(() => client.close());

const values = sql`select 7::int8 as big, true as flag, '{"a": [1]}'::jsonb as json, 1.50::numeric as amount,
  '2026-03-05'::date as day, '2026-03-05 09:00'::timestamp as at, '2026-03-05 09:00+00'::timestamptz as at_zone,
  '1 day'::interval as span, '{1.5}'::numeric[] as amounts, '{2026-03-05}'::date[] as days,
  '{1 day}'::interval[] as spans, '{2026-03-05 09:00}'::timestamp[] as times,
  '{2026-03-05 09:00+00}'::timestamptz[] as times_zone, '{a,b}'::text[] as texts, null as nothing`;

it('gives drizzle the values that it gets from a database as it is, also in a transaction', async () => {
  const { rows: expected } = await drizzle(client).execute(values);
  const db = drizzle(withoutQueryParsers(client));
  expect((await db.execute(values)).rows).toEqual(expected);
  expect((await db.transaction((tx) => tx.execute(values))).rows).toEqual(expected);
});

it('has a parser for every type for which drizzle sends one, and sends none with a query', async () => {
  const sent = vi.spyOn(client, 'query');
  await drizzle(client).execute(values);
  const parsers = sent.mock.lastCall?.[2]?.parsers ?? {};
  expect(Object.keys(textParsers)).toEqual(Object.keys(parsers));
  await drizzle(withoutQueryParsers(client)).execute(values);
  expect(sent.mock.lastCall?.[2]).toEqual({ rowMode: 'object' });
});

it('sends none with a query in a transaction', async () => {
  const sent = vi.fn();
  const watched = withMethods(client, {
    transaction: (work) =>
      client.transaction((tx) =>
        work(
          withMethods(tx, {
            query: (text, params, options) => {
              sent(options);
              return tx.query(text, params, options);
            },
          }),
        ),
      ),
  });
  await drizzle(withoutQueryParsers(watched)).transaction((tx) => tx.execute(values));
  expect(sent.mock.calls).toEqual([[{ rowMode: 'object' }]]);
});
