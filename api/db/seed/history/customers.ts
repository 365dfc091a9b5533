import type { Bilingual } from '../../../bilingual.ts';
import type { Customer } from '../../../invoice/invoice-values.ts';
import { type Client, clients } from './clients.ts';

/** The clients as buyers, with fictitious addresses and tax numbers. */
export const customerRows = (): Customer[] => clients.map(customer);

/** The buyer of that name in either language. */
export function customerOf(name: Bilingual): Customer {
  const found = customerRows().find(
    ({ customer_name }) => customer_name.en === name.en && customer_name.ar === name.ar,
  );
  if (found === undefined) throw new Error(`There is no customer ${name.en}.`);
  return found;
}

function customer({ name, country }: Client, at: number): Customer {
  const number = String(20_417 + at * 731).padStart(6, '0');
  const mail = String(name.en)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  return {
    name: String(name.en),
    customer_name: name,
    country,
    tax_id: country === 'SA' ? `3002${number}00003` : country === 'AE' ? `1003${number}00003` : null,
    address: addressIn(country, at),
    email: `accounts@${mail}.example`,
  };
}

function addressIn(country: string, at: number): Bilingual {
  const building = 2_100 + at * 417;
  const places = streets[country] ?? streets.SA ?? [];
  const [en = '', ar = ''] = places[at % places.length] ?? [];
  return { en: `${building} ${en}`, ar: `${building} ${ar}` };
}

const streets: Readonly<Record<string, readonly (readonly [en: string, ar: string])[]>> = {
  SA: [
    [
      'Prince Sultan Street, Al Salamah, Jeddah 23525, Saudi Arabia',
      'شارع الأمير سلطان، حي السلامة، جدة 23525، المملكة العربية السعودية',
    ],
    [
      'King Abdullah Road, Al Wurud, Riyadh 12251, Saudi Arabia',
      'طريق الملك عبدالله، حي الورود، الرياض 12251، المملكة العربية السعودية',
    ],
    [
      'Gulf Street, Ash Shati, Dammam 32413, Saudi Arabia',
      'شارع الخليج، حي الشاطئ، الدمام 32413، المملكة العربية السعودية',
    ],
  ],
  AE: [['Al Khaleej Road, Deira, Dubai, United Arab Emirates', 'شارع الخليج، ديرة، دبي، الإمارات العربية المتحدة']],
  KW: [['Fahad Al-Salem Street, Al Qibla, Kuwait City, Kuwait', 'شارع فهد السالم، القبلة، مدينة الكويت، الكويت']],
  OM: [['Sultan Qaboos Street, Al Khuwair, Muscat, Oman', 'شارع السلطان قابوس، الخوير، مسقط، عُمان']],
  BH: [['Government Avenue, Manama, Bahrain', 'شارع الحكومة، المنامة، البحرين']],
  QA: [['Corniche Street, Al Dafna, Doha, Qatar', 'شارع الكورنيش، الدفنة، الدوحة، قطر']],
};
