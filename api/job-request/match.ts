/** How well a candidate matches requests for quotation, from the stored profile and bio. */
import { eq, inArray } from 'drizzle-orm';
import {
  type Match,
  matchOf,
  type Offered,
  type Price,
  type Wanted,
} from '../../src/services/contract/rules/match-rules.ts';
import type { Db } from '../db/db.ts';
import type { jobRequests } from '../db/schema/job-request.ts';
import { lookups } from '../db/schema/lookup.ts';
import { bios, profiles } from '../db/schema/profile.ts';

type Request = typeof jobRequests.$inferSelect;

/** Reads what the candidate has stated, once for any number of requests. */
export async function readMatcher(db: Db, user: string): Promise<(request: Request) => Match> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.user, user));
  const [bio] = await db.select().from(bios).where(eq(bios.user, user));
  const scales = await readScales(db);
  const offered: Offered = {
    skills: bio?.technical_skills ?? [],
    languages: bio?.language ?? [],
    years: scales.yearsOf(profile?.years_of_experience ?? null),
    regions: profile?.regions ?? [],
    price: scales.priceOf(profile?.hourly_rates ?? null, profile?.currency ?? null, profile?.price_basis ?? null),
  };
  return (request) => matchOf(wantedOf(request, scales), offered);
}

const wantedOf = (request: Request, { yearsOf, priceOf, regionsAround }: Scales): Wanted => ({
  skills: request.required_skills.map(({ skill, level, is_mandatory }) => ({
    skill,
    level,
    isMandatory: is_mandatory === 1,
  })),
  languages: request.required_languages,
  years: yearsOf(request.years_of_experience),
  regions: [...new Set([request.region, request.country].flatMap(regionsAround))],
  price: priceOf(request.budget_max, request.currency, request.price_basis),
});

interface Scales {
  yearsOf(range: string | null): number | null;
  priceOf(amount: number | null, currency: string | null, basis: string | null): Price | null;
  /** A region, and those that contain it. */
  regionsAround(region: string | null): string[];
}

/** The reference lists that give a range of years its number, a price basis its unit, and a region the one around it. */
async function readScales(db: Db): Promise<Scales> {
  const rows = await db
    .select()
    .from(lookups)
    .where(inArray(lookups.list, ['years_of_experience', 'price_basis', 'region']));
  const years = new Map<string, number>();
  const units = new Map<string, string>();
  const parents = new Map<string, string>();
  for (const { list, name, fields } of rows) {
    if (list === 'years_of_experience' && 'min_years' in fields) years.set(name, fields.min_years ?? 0);
    if (list === 'price_basis' && 'unit' in fields && typeof fields.unit === 'string') units.set(name, fields.unit);
    if (list === 'region' && 'parent_region' in fields && typeof fields.parent_region === 'string')
      parents.set(name, fields.parent_region);
  }
  return {
    yearsOf: (range) => (range === null ? null : (years.get(range) ?? null)),
    priceOf: (amount, currency, basis) =>
      amount && currency && basis ? { amount, currency, unit: units.get(basis) ?? '' } : null,
    regionsAround: (region) => {
      const found: string[] = [];
      for (let at = region; at && !found.includes(at); at = parents.get(at) ?? null) found.push(at);
      return found;
    },
  };
}
