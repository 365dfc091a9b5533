import type { taxes } from '../../schema/contract.ts';
import { document } from './document.ts';

type Tax = typeof taxes.$inferInsert;

/** The taxes of company SG. */
export const taxRows: Tax[] = [
  tax('SG-VAT-15', ['VAT 15%, Saudi Arabia', 'ضريبة القيمة المضافة 15\u200e%\u200e، السعودية'], 15, 'SA', {
    is_default: 1,
    valid_from: '2020-07-01',
  }),
  tax(
    'SG-VAT-5-SA',
    ['VAT 5%, Saudi Arabia (before July 2020)', 'ضريبة القيمة المضافة 5\u200e%\u200e، السعودية (قبل يوليو 2020)'],
    5,
    'SA',
    {
      disabled: 1,
      valid_from: '2018-01-01',
      valid_upto: '2020-06-30',
    },
  ),
  tax('SG-VAT-5-AE', ['VAT 5%, United Arab Emirates', 'ضريبة القيمة المضافة 5\u200e%\u200e، الإمارات'], 5, 'AE', {
    valid_from: '2018-01-01',
  }),
  tax('SG-VAT-10-BH', ['VAT 10%, Bahrain', 'ضريبة القيمة المضافة 10\u200e%\u200e، البحرين'], 10, 'BH', {
    valid_from: '2022-01-01',
  }),
  tax('SG-VAT-5-OM', ['VAT 5%, Oman', 'ضريبة القيمة المضافة 5\u200e%\u200e، عُمان'], 5, 'OM', {
    valid_from: '2021-04-16',
  }),
  tax('SG-ZERO', ['Zero-rated export of services', 'تصدير خدمات خاضع للنسبة الصفرية'], 0, null, {}),
  tax(
    'SG-WHT-5',
    ['Withholding tax 5% on services of non-residents', 'ضريبة استقطاع 5\u200e%\u200e على خدمات غير المقيمين'],
    5,
    'SA',
    {
      account_head: 'Withholding Tax - SG',
      valid_from: '2004-07-30',
    },
  ),
].map((row, idx) => ({ ...row, idx }));

function tax(
  name: string,
  [en, ar]: readonly [string, string],
  rate: number,
  country: string | null,
  rest: Partial<Tax>,
): Tax {
  return {
    ...document(name, '2022-01-02 08:00:00'),
    title: { en, ar },
    description: { en, ar },
    charge_type: 'On Net Total',
    account_head: rate === 0 ? null : 'VAT - SG',
    rate,
    company: 'SG',
    country,
    ...rest,
  };
}
