import type { profiles } from '../../schema/profile.ts';
import type { DetailRow } from '../../schema/rows.ts';
import { demoAccount } from './accounts.ts';
import type { Clock } from './clock.ts';
import { document } from './document.ts';

const user = demoAccount.email;

type Profile = typeof profiles.$inferInsert;

/** A complete profile. */
export function demoProfile(clock: Clock): Profile {
  return {
    ...document('PROFILE-00017', clock.time(-610, 9, 5), clock.time(-2, 16, 40), user),
    user,
    first_name: { en: 'Noura', ar: 'نورة' },
    last_name: { en: "Al-Sa'doun", ar: 'السعدون' },
    phone_no: '+966 50 123 4567',
    headline: {
      en: 'Strategy and operations consultant for the public sector and health care',
      ar: 'مستشارة استراتيجية وعمليات للقطاع الحكومي والرعاية الصحية',
    },
    nationality: 'SA',
    country: 'SA',
    city: { en: 'Riyadh', ar: 'الرياض' },
    time_zone: 'Asia/Riyadh',
    preferred_language: 'en',
    availability_status: 'Available From',
    available_from: clock.day(24),
    availability_confirmed_on: clock.time(-2, 16, 40),
    quantity: 30,
    currency: 'SAR',
    hourly_rates: 475,
    price_basis: 'Hourly',
    preferences: ['Hybrid', 'Part-time', 'Willing to travel', 'Medium contracts'],
    years_of_experience: '10-14',
    industries: ['O', 'Q', 'K'],
    service_lines: ['Strategy', 'Operations', 'PMO'],
    regions: ['GCC', 'LEVANT'],
    status: 'Approved',
    email_verified: 1,
    upload_cv: {
      name: 'CV-00017',
      file_name: "Noura Al-Sa'doun CV.pdf",
      file_url: null,
      file_size: 348_160,
      is_private: 1,
      uploaded_on: clock.time(-96, 11, 30),
    },
    academic_background: academic(),
    professional_experience: experience(),
    candidate_details: details(),
  };
}

function academic(): Profile['academic_background'] {
  const row = { country: 'SA', is_current: 0 as const };
  return [
    {
      ...row,
      name: 'AC-1',
      institution: { en: 'King Saud University', ar: 'جامعة الملك سعود' },
      education_level: 'Bachelor',
      field_of_study: { en: 'Industrial engineering', ar: 'الهندسة الصناعية' },
      start_date: '2006-09-01',
      end_date: '2011-06-15',
      grade: { en: '4.6 of 5', ar: '4.6 من 5' },
    },
    {
      ...row,
      name: 'AC-2',
      institution: { en: 'INSEAD', ar: 'إنسياد' },
      education_level: 'MBA',
      field_of_study: { en: 'Business administration', ar: 'إدارة الأعمال' },
      country: 'FR',
      start_date: '2015-01-10',
      end_date: '2015-12-18',
      grade: null,
    },
  ];
}

function experience(): Profile['professional_experience'] {
  return [
    {
      name: 'EX-1',
      employer: { en: 'Independent', ar: 'عمل مستقل' },
      job_title: { en: 'Independent consultant', ar: 'مستشارة مستقلة' },
      industry: 'M',
      service_line: 'Strategy',
      region: 'GCC',
      start_date: '2021-03-01',
      end_date: null,
      is_current: 1,
      description: {
        en: 'Operating models, programme offices and growth plans for ministries, hospitals and family groups.',
        ar: 'نماذج تشغيل ومكاتب برامج وخطط نمو لوزارات ومستشفيات ومجموعات عائلية.',
      },
    },
    {
      name: 'EX-2',
      employer: { en: 'Rimal Health Group', ar: 'مجموعة رمال الصحية' },
      job_title: { en: 'Director of strategy', ar: 'مديرة الاستراتيجية' },
      industry: 'Q',
      service_line: 'Strategy',
      region: 'GCC',
      start_date: '2016-02-01',
      end_date: '2021-02-15',
      is_current: 0,
      description: {
        en: 'Led the five-year plan and the opening of two specialised hospitals.',
        ar: 'قادت الخطة الخمسية وافتتاح مستشفيين تخصصيين.',
      },
    },
    {
      name: 'EX-3',
      employer: { en: 'Gulf Harbour Logistics', ar: 'مرفأ الخليج للخدمات اللوجستية' },
      job_title: { en: 'Operations analyst', ar: 'محللة عمليات' },
      industry: 'H',
      service_line: 'Operations',
      region: 'GCC',
      start_date: '2011-08-01',
      end_date: '2014-12-20',
      is_current: 0,
      description: null,
    },
  ];
}

function details(): DetailRow[] {
  const rows: [type: string, value: string][] = [
    ['years_of_experience', '10-14'],
    ['industry', 'O'],
    ['industry', 'Q'],
    ['industry', 'K'],
    ['service_line', 'Strategy'],
    ['service_line', 'Operations'],
    ['service_line', 'PMO'],
    ['region', 'GCC'],
    ['region', 'LEVANT'],
    ['skill', 'Process mapping'],
    ['language', 'ar'],
    ['language', 'en'],
  ];
  return rows.map(([detail_type, value], at) => ({ name: `DT-${at + 1}`, detail_type, value, note: null }));
}
