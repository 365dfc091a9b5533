/**
 * How well a candidate matches a request for quotation: the product's own rule, since the specification has none. The
 * API computes it for the candidate who reads; a screen shows the parts.
 */
import { languageLevels } from '../fields/levels.ts';
import { type MatchPart, matchParts } from '../statuses.ts';

/** What a request asks for. A part that it does not ask for is absent, and does not count. */
export interface Wanted {
  readonly skills: readonly { readonly skill: string; readonly level: number | null; readonly isMandatory: boolean }[];
  readonly languages: readonly { readonly language: string; readonly level: string }[];
  /** The minimum years of the requested range. */
  readonly years: number | null;
  /** Every region that the request lies in; a candidate of any of them meets it. */
  readonly regions: readonly string[];
  readonly price: Price | null;
}

/** What a candidate has stated. What is absent counts as not met. */
export interface Offered {
  readonly skills: readonly { readonly skill: string | null; readonly level: number | null }[];
  readonly languages: readonly { readonly language: string | null; readonly level: string | null }[];
  /** The minimum years of the candidate's range. */
  readonly years: number | null;
  readonly regions: readonly string[];
  readonly price: Price | null;
}

/** An amount for a unit of time. */
export interface Price {
  readonly amount: number;
  readonly currency: string;
  /** The unit of a price basis; only those of `hoursIn` can be compared. */
  readonly unit: string;
}

/** A part that counts; `share` is from 0 to 100. */
interface PartMatch {
  readonly part: MatchPart;
  readonly share: number;
}

export interface Match {
  /** From 0 to 100; `null` if the request asks for nothing that can be compared. */
  readonly score: number | null;
  readonly parts: readonly PartMatch[];
}

/** How well a candidate fits a request, by its parts and in total. */
export function matchOf(wanted: Wanted, offered: Offered): Match {
  const shares: Readonly<Record<MatchPart, number | null>> = {
    Skills: skillShare(wanted, offered),
    Languages: languageShare(wanted, offered),
    Experience: experienceShare(wanted.years, offered.years),
    Region: regionShare(wanted.regions, offered.regions),
    Rate: rateShare(wanted.price, offered.price),
  };
  const counted = matchParts.flatMap((part) => {
    const share = shares[part];
    return share === null ? [] : [{ part, share }];
  });
  const weight = counted.reduce((sum, { part }) => sum + matchWeights[part], 0);
  const points = counted.reduce((sum, { part, share }) => sum + matchWeights[part] * share, 0);
  return {
    score: weight === 0 ? null : Math.round((100 * points) / weight),
    parts: counted.map(({ part, share }) => ({ part, share: Math.round(100 * share) })),
  };
}

/** What each part counts for, of 100. */
export const matchWeights: Readonly<Record<MatchPart, number>> = {
  Skills: 40,
  Languages: 15,
  Experience: 15,
  Region: 10,
  Rate: 20,
};

/** A mandatory skill counts twice; a lower level counts in proportion. */
function skillShare(wanted: Wanted, offered: Offered): number | null {
  const whole = wanted.skills.reduce((sum, { isMandatory }) => sum + (isMandatory ? 2 : 1), 0);
  if (whole === 0) return null;
  const met = wanted.skills.reduce((sum, { skill, level, isMandatory }) => {
    const own = offered.skills.find((each) => each.skill === skill);
    const share = own === undefined ? 0 : Math.min(1, Math.max(0, own.level ?? 0) / Math.max(1, level ?? 1));
    return sum + (isMandatory ? 2 : 1) * share;
  }, 0);
  return met / whole;
}

/** A language below the wanted level counts half. */
function languageShare(wanted: Wanted, offered: Offered): number | null {
  if (wanted.languages.length === 0) return null;
  const met = wanted.languages.reduce((sum, { language, level }) => {
    const own = offered.languages.find((each) => each.language === language);
    if (own === undefined) return sum;
    return sum + (rankOf(own.level) >= rankOf(level) ? 1 : 0.5);
  }, 0);
  return met / wanted.languages.length;
}

const ranks = Object.keys(languageLevels);
const rankOf = (level: string | null): number => ranks.indexOf(level ?? '');

const experienceShare = (wanted: number | null, own: number | null): number | null =>
  wanted ? Math.min(1, (own ?? 0) / wanted) : null;

const regionShare = (wanted: readonly string[], own: readonly string[]): number | null =>
  wanted.length === 0 ? null : wanted.some((region) => own.includes(region)) ? 1 : 0;

/** Up to the highest budget counts fully; above it less, and from half as much again nothing. */
function rateShare(budget: Price | null, own: Price | null): number | null {
  const maxRate = budget && hourly(budget);
  if (budget === null || !maxRate) return null;
  if (own === null) return 0;
  const asked = hourly(own);
  if (asked === null || own.currency !== budget.currency) return null;
  return Math.min(1, Math.max(0, 1 - (asked / maxRate - 1) / 0.5));
}

/** `null` for a unit that is not of time. */
function hourly({ amount, unit }: Price): number | null {
  const hours = hoursIn[unit];
  return hours === undefined ? null : amount / hours;
}

/** A working day of eight hours, a week of five days, a month of twenty-one. */
const hoursIn: Readonly<Record<string, number>> = { hour: 1, day: 8, week: 40, month: 168 };
