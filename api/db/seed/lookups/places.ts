import type { Bilingual } from '../../../bilingual.ts';
import type { LookupFields } from '../../schema/lookup.ts';
import type { LookupRow } from './row.ts';

/** Currencies, languages and regions. `Intl.DisplayNames` supplies the names of languages and regions. */
export const placeRows: LookupRow[] = [
  ...currencies().map((name, at) => row('currency', name, null, at, { enabled: 1 })),
  ...languages().map((name, at) => row('language', name, null, at, namesOf(name))),
  ...regions(),
];

function row<L extends keyof LookupFields>(
  list: L,
  name: string,
  label: Bilingual | null,
  at: number,
  fields: LookupFields[L],
): LookupRow {
  return { list, name, label, rank: at + 1, fields };
}

function named(type: 'language' | 'region', code: string): Bilingual {
  return {
    en: capitalised(new Intl.DisplayNames('en', { type }).of(code) ?? code),
    ar: new Intl.DisplayNames('ar', { type }).of(code) ?? code,
  };
}

/** ISO 4217 codes, those of the Gulf first. */
function currencies(): string[] {
  return 'SAR AED QAR KWD BHD OMR EGP JOD MAD USD EUR GBP CHF TRY'.split(' ');
}

function languages(): string[] {
  return (
    'ar en fr es de it pt nl tr fa ur hi bn ta te ml pa ps ku he ru uk pl ro el sv da no fi cs hu zh ja ko id ms th vi ' +
    'tl sw am so ha yo'
  ).split(' ');
}

function namesOf(name: string): LookupFields['language'] {
  return {
    language_name: named('language', name),
    native_name: new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name,
    is_rtl: 'ar fa ur ps he'.split(' ').includes(name) ? 1 : 0,
    enabled: 1,
  };
}

/** The GCC and the Levant, which CLDR does not name; regions of UN M49; and the countries of the product's regions. */
function regions(): LookupRow[] {
  const own: [string, Bilingual, string | null][] = [
    ['GCC', { en: 'Gulf Cooperation Council', ar: 'دول مجلس التعاون الخليجي' }, '145'],
    ['LEVANT', { en: 'Levant', ar: 'بلاد الشام' }, '145'],
  ];
  const world: [string, Bilingual, string | null][] = [...m49()].map(([code, parent]) => [
    code,
    named('region', code),
    parent,
  ]);
  const countries: [string, Bilingual, string | null][] = [...countriesBy()].flatMap(([parent, codes]) =>
    codes.split(' ').map((code): [string, Bilingual, string] => [code, named('region', code), parent]),
  );
  return [...own, ...world, ...countries].map(([name, label, parent_region], at) =>
    row('region', name, label, at, { m49: /^\d/.test(name) ? name : null, parent_region }),
  );
}

/** CLDR has "world" in lower case. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function m49(): Map<string, string | null> {
  return new Map([
    ['001', null],
    ['002', '001'],
    ['015', '002'],
    ['202', '002'],
    ['142', '001'],
    ['145', '142'],
    ['034', '142'],
    ['035', '142'],
    ['030', '142'],
    ['143', '142'],
    ['150', '001'],
    ['154', '150'],
    ['155', '150'],
    ['151', '150'],
    ['039', '150'],
    ['019', '001'],
    ['021', '019'],
    ['419', '019'],
    ['009', '001'],
  ]);
}

function countriesBy(): Map<string, string> {
  return new Map([
    ['GCC', 'SA AE QA KW BH OM'],
    ['LEVANT', 'JO LB SY PS'],
    ['015', 'EG MA TN DZ LY SD'],
    ['145', 'IQ TR YE'],
  ]);
}
