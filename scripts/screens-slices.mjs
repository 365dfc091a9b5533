// Builds persisted slices, so that a page opens in a language, signed in, or at a step of the sign-up.

const slice = (/** @type {unknown} */ value, /** @type {object} */ context) =>
  JSON.stringify({ version: 1, value, context });

/**
 * @param {{ language: string, numerals?: string, token?: string, usr?: string }} options `token` and `usr` of a signed-in user
 * @returns {Record<string, string>}
 */
export function slicesOf({ language, numerals = 'latn', token, usr = '' }) {
  const isArabic = language === 'ar';
  const document = { lang: language, dir: isArabic ? 'rtl' : 'ltr' };
  const session = { token, loading: 'succeeded', error: null, usr, owner: usr, hasExpired: false };
  return {
    language: slice(language, { languageToggle: isArabic, language_abbr: language, document }),
    settings: slice('chosen', { numerals, theme: 'system', singleKeys: true }),
    ...(token && { auth: slice('succeeded', session) }),
  };
}

/** The sign-up in a state, with values in every step. */
export const signUpSlice = (/** @type {unknown} */ state) =>
  slice(state, { draft, submission: '', editedAt: Date.now() - 7_200_000, isCvGone: false });

const detail = (/** @type {string} */ detail_type, /** @type {string} */ value, note = '') => ({
  detail_type,
  value,
  note,
});

const draft = {
  usr: 'layla.haddad@example.com',
  first_name: 'ليلى',
  last_name: 'Haddad',
  phone_no: '+966 50 123 4567',
  upload_cv: { name: 'cv-1', file_name: 'Layla Haddad – CV 2026.pdf', file_size: 412_000, expires_at: null },
  preferences: ['Remote', 'Hybrid'],
  currency: 'SAR',
  hourly_rates: '450',
  price_basis: 'Hourly',
  quantity: '30',
  academic_background: [
    {
      institution: 'جامعة الملك سعود',
      education_level: 'High School',
      field_of_study: 'Economics',
      start_year: '2004',
      end_year: '2008',
    },
  ],
  professional_experience: [
    {
      employer: 'Gulf Advisory',
      job_title: 'Head of Transformation and Programme Delivery',
      start_year: '2015',
      end_year: '',
      description: 'Led a national programme of 14 workstreams.',
    },
    { employer: 'بنك الخليج', job_title: 'محللة مالية', start_year: '2009', end_year: '2015', description: '' },
  ],
  candidate_details: [
    detail('service_line', 'Strategy'),
    detail('service_line', 'Finance'),
    detail('industry', 'A'),
    detail('industry', 'C'),
    detail('region', 'GCC'),
    detail('years_of_experience', '6-9'),
    detail('skill', 'Financial modelling'),
    detail('skill', 'Valuation'),
    detail('language', 'ar', 'Native'),
    detail('language', 'en', 'C1'),
  ],
};
