import type { bios } from '../../schema/profile.ts';
import { demoAccount } from './accounts.ts';
import type { Clock } from './clock.ts';
import { document } from './document.ts';

const user = demoAccount.email;

/** A complete bio, except for a photo. */
export function demoBio(clock: Clock): typeof bios.$inferInsert {
  return {
    ...document('BIO-00017', clock.time(-608, 10, 20), clock.time(-9, 18, 12), user),
    user,
    bio: {
      en: "I help public bodies and hospitals turn plans into daily work. Fourteen years on both sides of the table, first as an analyst, then as a director who had to live with the consultants' advice, have taught me to write less and deliver sooner. I work in Arabic and English and prefer small teams.",
      ar: 'أساعد الجهات الحكومية والمستشفيات على تحويل الخطط إلى عمل يومي. علّمتني أربعة عشر عامًا من العمل على جانبي الطاولة، محللةً ثم مديرةً تتعايش مع توصيات المستشارين، أن أكتب أقل وأن أسلّم أسرع. أعمل بالعربية والإنجليزية وأفضّل الفرق الصغيرة.',
    },
    technical_skills: [
      { skill: 'Process mapping', level: 5, years: 12 },
      { skill: 'Organisation design', level: 5, years: 9 },
      { skill: 'PMO set-up', level: 4, years: 7 },
      { skill: 'Benchmarking', level: 4, years: 10 },
      { skill: 'Business case', level: 4, years: 8 },
      { skill: 'Power BI', level: 3, years: 4 },
      { skill: 'C#', level: 2, years: null },
    ],
    other_technical_skills: {
      en: 'Facilitation of executive workshops, service blueprints',
      ar: 'تيسير ورش العمل القيادية، ومخططات الخدمة',
    },
    certifications: [
      {
        certification_name: 'PMP',
        issuer: 'Project Management Institute',
        issue_date: '2013-05-20',
        expiry_date: clock.day(41),
        credential_id: '1620457',
        credential_url: 'https://example.com/credentials/1620457',
        attachment: null,
      },
      {
        certification_name: { en: 'Lean Six Sigma Black Belt', ar: 'الحزام الأسود في لين ستة سيغما' },
        issuer: { en: 'American Society for Quality', ar: 'الجمعية الأمريكية للجودة' },
        issue_date: '2017-11-02',
        expiry_date: null,
        credential_id: null,
        credential_url: null,
        attachment: null,
      },
    ],
    language: [
      { language: 'ar', level: 'Native' },
      { language: 'en', level: 'C2' },
      { language: 'fr', level: 'B1' },
    ],
    other_languages: null,
  };
}
