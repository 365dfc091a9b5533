// A stub of the API that returns lists of any length.
import { readCatalogue } from '../scripts/catalogue.mjs';

/** A word in one of 197 rows: with 10,000 of them, 51 remain after a search for it. */
export const rareWord = 'rarely';

const words = ['strategy', 'audit', 'استراتيجية', 'procurement', 'تدقيق', 'migration', 'valuation', 'مشاريع'];
const statuses = ['Open', 'Shortlisting', 'On Hold', 'Awarded', 'Closed'];

const numbered = (at) => String(at).padStart(5, '0');

const jobRequest = (at) => ({
  name: `RFQ-2026-${numbered(at)}`,
  job_title: `${words[at % 8]} ${words[(at * 3) % 8]} ${at}${at % 197 === 5 ? ` ${rareWord}` : ''}`,
  client_name: `Client ${at % 97}`,
  summary: 'A request as any other, with a line or two about what is wanted and by whom.',
  industry: `industry-${numbered(at % 20)}`,
  service_line: `line-${numbered(at % 17)}`,
  region: `region-${numbered(at % 9)}`,
  country: 'SA',
  work_mode: 'Hybrid',
  price_basis: 'per-day',
  currency: ['SAR', 'USD', 'KWD'][at % 3],
  budget_min: 1000 + at,
  budget_max: 5000 + at,
  valid_till: `2027-0${1 + (at % 9)}-1${at % 9} 12:00:00`,
  status: statuses[at % 5],
  quantity: 20,
  start_date: '2027-01-10',
  duration_weeks: 12,
  transaction_date: '2026-11-02',
  my_status: 'None',
  my_quotation: null,
  is_invited: 0,
  is_saved: 0,
  seen: 1,
  match_score: at % 100,
  technical_skills: ['SQL', 'Excel'],
  education_level: 'bachelor',
  years_of_experience: '5-to-10',
  modified: '2026-11-02 09:00:00',
});

const contractRow = (at) => ({
  name: `CON-2026-${numbered(at)}`,
  title: `${words[at % 8]} ${words[(at * 3) % 8]} ${at}`,
  party_name: `Client ${at % 97}`,
  rfq: `RFQ-2026-${numbered(at)}`,
  start_date: '2026-01-10',
  end_date: '2026-12-20',
  status: 'Active',
  fulfilment_status: 'Partially Fulfilled',
  is_signed: 1,
  signed_on: '2026-01-05 10:00:00',
  currency: 'SAR',
  contract_value: 1000 + at,
  invoiced_amount: 500,
  paid_amount: 250,
  next_milestone: 'Second report',
  next_milestone_due: '2026-12-01',
  modified: '2026-11-02 09:00:00',
});

const invoiceRow = (at) => ({
  name: `INV-2026-${numbered(at)}`,
  contract: `CON-2026-${numbered(at)}`,
  title: `${words[at % 8]} ${at}`,
  customer_name: `Client ${at % 97}`,
  company: 'SG Network',
  currency: 'SAR',
  conversion_rate: 1,
  net_total: 900 + at,
  taxes: [{ description: 'VAT 15%', rate: 15, tax_amount: 100, total: 1000 + at, included_in_print_rate: 0 }],
  total_taxes_and_charges: 100,
  grand_total: 1000 + at,
  paid_amount: 0,
  outstanding_amount: 1000 + at,
  is_return: 0,
  posting_date: `2026-0${1 + (at % 9)}-0${1 + (at % 9)}`,
  due_date: `2026-0${1 + (at % 9)}-1${at % 9}`,
  status: 'Unpaid',
});

/** The row of every list of choices. */
const choice = (at) => ({
  name: `choice-${numbered(at)}`,
  label: `${words[at % 8]} ${at}`,
  rank: at,
  disabled: 0,
  modified: '2026-11-02 09:00:00',
});

const rowsOf = { get_rfq: jobRequest, get_contract_list: contractRow, get_invoices: invoiceRow };

const records = new Set(['get_profile', 'get_bio', 'get_job_description', 'get_contract', 'get_login_theme']);

/** The heading of the landing page that only the server has. */
export const serverHeading = { en: 'Expert advice for every project', ar: 'خبرة موثوقة لكل مشروع' };

const landingPage = (language) => ({
  hero: {
    heading: serverHeading[language],
    sub_heading: 'A line or two about what the network offers to its members.',
  },
  sections: Array.from({ length: 4 }, (_, idx) => ({
    idx,
    section_type: ['steps', 'features', 'stats', 'faq'][idx],
    heading: `Section ${idx + 1}`,
    body: 'A sentence that introduces the section.',
    items: Array.from({ length: 4 }, (_, at) => ({
      title: `Item ${at + 1}`,
      body: 'What a visitor reads about it, in a line or two.',
      value: '12',
      icon: 'briefcase',
    })),
  })),
});

const service = (at) => ({
  name: `service-${at}`,
  label: `Service ${at + 1}`,
  description: 'What a visitor reads about the service, in a line or two.',
  icon: 'briefcase',
});

const translated = [
  'signup',
  'login',
  'later',
  'start',
  'cancel',
  'email',
  'bio',
  'job_request',
  'contract',
  'invoice',
];

const translations = (language) => {
  const catalogue = readCatalogue(language);
  return Object.fromEntries(translated.map((id) => [id, catalogue.get(id)]));
};

/**
 * @param {number} count rows per list
 * @param {number} [services] services of the landing page
 * @returns {(url: URL) => unknown}
 */
export function answerWith(count, services = 9) {
  return ({ searchParams }) => {
    const method = searchParams.get('method') ?? '';
    if (method === 'user_signin') return { message: { data: { access_token: 'T' } } };
    return { message: { msg: 'success', data: dataOf(method, searchParams.get('language') === 'ar' ? 'ar' : 'en') } };
  };

  function dataOf(method, language) {
    if (method === 'get_translation_text') return translations(language);
    if (method === 'get_landing_page') return landingPage(language);
    if (method === 'get_services') return Array.from({ length: services }, (_, at) => service(at));
    if (method === 'get_notifications') return { items: [], unread: 0, email_digest: 1 };
    if (records.has(method)) return { ...jobRequest(1), name: 'N' };
    return Array.from({ length: count }, (_, at) => (rowsOf[method] ?? choice)(at));
  }
}
