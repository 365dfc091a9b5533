// A stub of the API that returns lists of any length.
const words = ['strategy', 'audit', 'استراتيجية', 'procurement', 'تدقيق', 'migration', 'valuation', 'مشاريع'];
const statuses = ['Open', 'Shortlisting', 'On Hold', 'Awarded', 'Closed'];

const row = (at) => ({
  name: `RFQ-2026-${String(at).padStart(5, '0')}`,
  title: `${words[at % 8]} ${words[(at * 3) % 8]} ${at}`,
  job_title: `${words[at % 8]} ${words[(at * 3) % 8]} ${at}`,
  label: `${words[at % 8]} ${at}`,
  client_name: `Client ${at % 97}`,
  customer_name: `Client ${at % 97}`,
  party_name: `Client ${at % 97}`,
  summary: 'A request as any other, with a line or two about what is wanted and by whom.',
  industry: `industry-${at % 20}`,
  service_line: `line-${at % 17}`,
  work_mode: 'Hybrid',
  currency: ['SAR', 'USD', 'KWD'][at % 3],
  budget_min: 1000 + at,
  budget_max: 5000 + at,
  grand_total: 1000 + at,
  valid_till: `2027-0${1 + (at % 9)}-1${at % 9} 12:00:00`,
  due_date: `2026-0${1 + (at % 9)}-1${at % 9}`,
  posting_date: `2026-0${1 + (at % 9)}-0${1 + (at % 9)}`,
  status: statuses[at % 5],
  my_status: 'None',
  technical_skills: ['SQL', 'Excel'],
});

const records = new Set([
  'get_profile',
  'get_bio',
  'get_job_description',
  'get_contract',
  'get_landing_page',
  'get_login_theme',
]);

/**
 * @param {number} count rows per list
 * @returns {(url: URL) => unknown}
 */
export function answerWith(count) {
  const rows = Array.from({ length: count }, (_, at) => row(at));
  return ({ searchParams }) => {
    const method = searchParams.get('method') ?? '';
    if (method === 'get_translation_text') return { message: { data: {} } };
    if (method === 'user_signin') return { message: { data: { access_token: 'T' } } };
    return { message: { msg: 'success', data: records.has(method) ? { ...row(1), name: 'N' } : rows } };
  };
}
