import type { Infer } from 'superstruct';
import { check, many, number, record, text } from '../readers.ts';

const named = { name: text, label: text, rank: number, disabled: check };
const required = ['name', 'label'] as const;

/** ISCED level of a qualification. */
export const educationLevel = record(required, { ...named, isced: number });
export const preference = record(required, { ...named, group: text });
/** Sections of ISIC Rev. 4. */
export const industry = record(required, { ...named, isic_section: text, parent_industry: text });
/** UN M49 regions, the GCC and the Levant. */
export const region = record(required, { ...named, m49: text, parent_region: text });
export const serviceLine = record(required, { ...named, description: text, parent_service_line: text });
export const yearsOfExperience = record(required, { ...named, min_years: number, max_years: number });
export const priceBasis = record(required, { ...named, unit: text, requires_quantity: check });
export const technicalSkill = record(required, { ...named, category: text });
/** A service of the network, as the landing page shows it. */
export const service = record(required, {
  ...named,
  description: text,
  icon: text,
  image: text,
  route: text,
  published: check,
  /** The service lines of the requests that belong to it. */
  service_lines: many(text),
});

/** `name` is the ISO 4217 code. The page takes the currency's name from `Intl`. */
export const currency = record(['name'], { name: text, enabled: check });

/** `name` is the BCP 47 tag. */
export const language = record(['name'], {
  name: text,
  language_name: text,
  native_name: text,
  is_rtl: check,
  enabled: check,
});

export type Lookup = Infer<typeof preference>;
export type Service = Infer<typeof service>;
export type Currency = Infer<typeof currency>;
export type LanguageRow = Infer<typeof language>;
