import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextName } from '../../api/contract/next-name.ts';
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
