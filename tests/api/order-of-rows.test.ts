/** Tests of the order and the number of the rows of a reply, after the database has stored them in another order. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts, taxes } from '../../api/db/schema/contract.ts';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { notify } from '../../api/notification/notify.ts';
import { maxNotifications } from '../../src/services/contract/fields/notification-forms.ts';
import { readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;

/** Newest first, by the day and then by the name. */
const newestFirst = (rows: Row[], day: string) =>
  [...rows].sort((a, b) => {
    const [first, second] = [`${a[day]} ${a.name}`, `${b[day]} ${b.name}`];
    return first < second ? 1 : -1;
  });

it.each([
  ['getContractList', contracts, 'start_date'],
  ['getJobRequests', jobRequests, 'transaction_date'],
] as const)('%s has the newest first, and those of one day by their names', async (call, table, day) => {
  const read = async () => readRows(await api.call(call, { token }));
  const [first, , third] = await read();
  // an update stores a row again, behind the others
  const update = (row: Row | undefined, change: Row) =>
    api.db
      .update(table)
      .set(change)
      .where(eq(table.name, String(row?.name)));
  await update(third, { [day]: first?.[day] });
  await update(first, { owner: 'x' });
  const rows = await read();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ name }) => name)).toEqual(newestFirst(rows, day).map(({ name }) => name));
});

it('the taxes are in the order of their positions', async () => {
  const list = async () => readRows(await api.call('getTaxList', { token, query: { company: 'SG' } }));
  const before = (await list()).map(({ name }) => String(name));
  expect(before.length).toBeGreaterThan(1);
  for (const [at, name] of before.entries())
    await api.db
      .update(taxes)
      .set({ idx: before.length - at })
      .where(eq(taxes.name, name));
  expect((await list()).map(({ name }) => name)).toEqual([...before].reverse());
});

it('the notifications are the newest fifty, with the number of all unread ones', async () => {
  for (let number = 0; number <= maxNotifications; number += 1)
    await api.db.transaction((tx) =>
      notify(
        tx,
        {
          user: secondAccount.email,
          kind: 'Quotation Won',
          reference: `RFQ-${number}`,
          subject: { en: 'Audit', ar: 'تدقيق' },
        },
        api.now(),
      ),
    );
  const reply = await readRecord(await api.call('getNotifications', { token: await api.signIn(secondAccount) }));
  const items = reply.items as Row[];
  expect(items.map(({ reference }) => reference)).toEqual(
    Array.from({ length: maxNotifications }, (_, at) => `RFQ-${maxNotifications - at}`),
  );
  expect(reply.unread).toBe(maxNotifications + 1);
});
