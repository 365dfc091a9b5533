import type { Bilingual } from '../../bilingual.ts';
import type { Company } from '../../invoice/invoice-values.ts';
import { iban } from './history/iban.ts';

/** The network's companies. The one of Saudi Arabia also serves clients in the countries without one. */
export const companyRows: readonly Company[] = [
  company(
    'SG-SA',
    'SA',
    '310175397400003',
    ['SG Network Consulting Company', 'شركة شبكة SG للاستشارات'],
    [
      '7214 King Fahd Road, Al Olaya, Riyadh 12333-2480, Saudi Arabia',
      '7214 طريق الملك فهد، حي العليا، الرياض 12333-2480، المملكة العربية السعودية',
    ],
    ['Najd National Bank', 'بنك نجد الوطني'],
    ['45', '000000608010167519', 'NJDNSARI'],
  ),
  company(
    'SG-AE',
    'AE',
    '100358427600003',
    ['SG Network Consulting FZ-LLC', 'شبكة SG للاستشارات (ش.ذ.م.م - م.ح)'],
    [
      'Office 1204, Al Sufouh Tower, Dubai, United Arab Emirates',
      'مكتب 1204، برج الصفوح، دبي، الإمارات العربية المتحدة',
    ],
    ['Gulf Crescent Bank', 'بنك هلال الخليج'],
    ['033', '1234567890123456', 'GLCRAEAD'],
  ),
  company(
    'SG-KW',
    'KW',
    null,
    ['SG Network Consulting W.L.L.', 'شبكة SG للاستشارات (ذ.م.م)'],
    [
      'Block 3, Abdullah Al-Mubarak Street, Al Mirqab, Kuwait City, Kuwait',
      'قطعة 3، شارع عبدالله المبارك، المرقاب، مدينة الكويت، الكويت',
    ],
    ['Bank of the Shore', 'بنك الساحل'],
    ['SHOR', '0000000000001234560101', 'SHORKWKW'],
  ),
];

type Words = readonly [en: string, ar: string];

function company(
  name: string,
  country: string,
  tax_id: string | null,
  names: Words,
  address: Words,
  bank: Words,
  [bankCode, account, swift]: readonly [string, string, string],
): Company {
  const company_name = bilingual(names);
  return {
    name,
    company_name,
    country,
    tax_id,
    address: bilingual(address),
    bank: { beneficiary: company_name, bank_name: bilingual(bank), iban: iban(country, bankCode + account), swift },
  };
}

function bilingual([en, ar]: Words): Bilingual {
  return { en, ar };
}
