/** What the fields of a candidate's own records are, and which of them are edited together. */

export type DraftKey = 'profile' | 'bio';

/** What a line of text stands for. A month may be a year alone. */
export type Leaf = 'text' | 'lines' | 'number' | 'day' | 'month' | 'check';
export type Kind = Leaf | 'address' | 'choices' | 'file' | { readonly rows: Readonly<Record<string, Leaf>> };

export const draftKinds = {
  profile: {
    first_name: 'text',
    last_name: 'text',
    headline: 'text',
    phone_no: 'text',
    country: 'text',
    city: 'text',
    nationality: 'text',
    availability_status: 'text',
    available_from: 'day',
    currency: 'text',
    hourly_rates: 'number',
    price_basis: 'text',
    quantity: 'number',
    preferences: 'choices',
    years_of_experience: 'text',
    service_lines: 'choices',
    industries: 'choices',
    regions: 'choices',
    academic_background: {
      rows: {
        institution: 'text',
        education_level: 'text',
        field_of_study: 'text',
        country: 'text',
        start_date: 'month',
        end_date: 'month',
        is_current: 'check',
        grade: 'text',
      },
    },
    professional_experience: {
      rows: {
        job_title: 'text',
        employer: 'text',
        industry: 'text',
        service_line: 'text',
        region: 'text',
        start_date: 'month',
        end_date: 'month',
        is_current: 'check',
        description: 'lines',
      },
    },
    upload_cv: 'file',
  },
  bio: {
    bio: 'lines',
    photo_url: 'address',
    technical_skills: { rows: { skill: 'text', level: 'number', years: 'number' } },
    other_technical_skills: 'lines',
    certifications: {
      rows: {
        certification_name: 'text',
        issuer: 'text',
        issue_date: 'day',
        expiry_date: 'day',
        credential_id: 'text',
        credential_url: 'text',
        attachment: 'text',
      },
    },
    language: { rows: { language: 'text', level: 'text' } },
    other_languages: 'lines',
  },
} as const satisfies Record<DraftKey, Record<string, Kind>>;

/** The parts of a record that are edited each in a form of its own. */
export const sections = {
  profile: {
    who: ['first_name', 'last_name', 'headline', 'phone_no', 'country', 'city', 'nationality'],
    availability: ['availability_status', 'available_from'],
    terms: ['currency', 'hourly_rates', 'price_basis', 'quantity', 'preferences'],
    fields: ['years_of_experience', 'service_lines', 'industries', 'regions'],
    education: ['academic_background'],
    experience: ['professional_experience'],
    cv: ['upload_cv'],
  },
  bio: {
    about: ['bio'],
    photo: ['photo_url'],
    skills: ['technical_skills', 'other_technical_skills'],
    certifications: ['certifications'],
    languages: ['language', 'other_languages'],
  },
} as const satisfies Record<DraftKey, Record<string, readonly string[]>>;

export type Section = { [K in DraftKey]: keyof (typeof sections)[K] }[DraftKey];

/** The fields of a section; none for a section that the record does not have. */
export const fieldsOf = (key: DraftKey, section: string): readonly string[] =>
  (sections[key] as Readonly<Record<string, readonly string[]>>)[section] ?? [];

/** Every field of a record with its kind. */
export const kindsOf = (key: DraftKey): [string, Kind][] => Object.entries(draftKinds[key]);

/** What the cells of a list's rows stand for. */
export function rowKinds(key: DraftKey, list: string): Readonly<Record<string, Leaf>> {
  const kind = (draftKinds[key] as Readonly<Record<string, Kind>>)[list];
  return typeof kind === 'object' ? kind.rows : {};
}
