import { expect, it } from 'vitest';
import { companyRows } from '../../api/db/seed/companies.ts';
import { sellerFor } from '../../api/invoice/find-seller.ts';

it.each([
  ['AE', 'SG-AE'],
  ['KW', 'SG-KW'],
  ['SA', 'SG-SA'],
  ['JO', 'SG-SA'],
  [null, 'SG-SA'],
])('the seller for a buyer in %s is %s', (country, name) => {
  expect(sellerFor({ country }, companyRows).name).toBe(name);
});

it('a database without a company has no seller', () => {
  expect(() => sellerFor({ country: 'SA' }, [])).toThrow('The database has no company.');
});
