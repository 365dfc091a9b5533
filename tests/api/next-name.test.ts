import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextName } from '../../api/contract/next-name.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('numbers a series from one in a new year, and also after 99999', async () => {
  const [request] = await api.db.select().from(jobRequests).limit(1);
  if (!request) throw new Error('The demo data has no request.');
  const next = () => api.db.transaction((tx) => nextName(tx, 'RFQ', '2031-01-02'));
  const add = (name: string) => api.db.insert(jobRequests).values({ ...request, name });

  expect(await next()).toBe('RFQ-2031-00001');
  await add('RFQ-2031-99998');
  await add('RFQ-2031-99999');
  expect(await next()).toBe('RFQ-2031-100000');
  await add('RFQ-2031-100000');
  expect(await next()).toBe('RFQ-2031-100001');
});

it('numbers contracts and invoices each from the last one of the year', async () => {
  const [[contract], [invoice]] = [await api.db.select().from(contracts), await api.db.select().from(invoices)];
  if (!contract || !invoice) throw new Error('The demo data has no contract or no invoice.');
  await api.db.insert(contracts).values({ ...contract, name: 'CON-2032-00007' });
  await api.db.insert(invoices).values({ ...invoice, name: 'SINV-2032-00011' });
  const next = (series: 'CON' | 'SINV') => api.db.transaction((tx) => nextName(tx, series, '2032-05-06'));
  expect([await next('CON'), await next('SINV')]).toEqual(['CON-2032-00008', 'SINV-2032-00012']);
});
