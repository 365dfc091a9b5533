import type { Infer } from 'superstruct';
import { check, number, record, text } from '../fields.ts';

const named = { name: text, label: text, rank: number, disabled: check };
const demanded = ['name', 'label'] as const;

/** ISCED level of a qualification. */
export const educationLevel = record(demanded, { ...named, isced: number });
export const preference = record(demanded, { ...named, group: text });
/** Sections of ISIC Rev. 4. */
export const industry = record(demanded, { ...named, isic_section: text, parent_industry: text });
/** UN M49 regions, and two that the Gulf uses. */
export const region = record(demanded, { ...named, m49: text, parent_region: text });
export const serviceLine = record(demanded, { ...named, description: text, parent_service_line: text });
export const yearsOfExperience = record(demanded, { ...named, min_years: number, max_years: number });
export const priceBasis = record(demanded, { ...named, unit: text, requires_quantity: check });
export const technicalSkill = record(demanded, { ...named, category: text });
/** What the network offers, as the landing page shows it. */
export const service = record(demanded, { ...named, description: text, icon: text, image: text, route: text });

/** A currency is its ISO 4217 code; the reader's own `Intl` names it. */
export const currency = record(['name'], { name: text, currency_name: text, symbol: text, enabled: check });

/** A language is its BCP 47 tag. */
export const language = record(['name'], {
  name: text,
  language_name: text,
  native_name: text,
  is_rtl: check,
  enabled: check,
});

export type Lookup = Infer<typeof preference>;
export type ServiceLine = Infer<typeof serviceLine>;
export type Service = Infer<typeof service>;
export type TechnicalSkill = Infer<typeof technicalSkill>;
export type PriceBasis = Infer<typeof priceBasis>;
export type Currency = Infer<typeof currency>;
export type Language = Infer<typeof language>;
