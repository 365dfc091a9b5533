import { and, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize, localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { jobRequests } from '../db/schema/job-request.ts';
import { type LookupFields, lookups } from '../db/schema/lookup.ts';
import type { Handler } from '../http/request-context.ts';

const maxRequests = 24;
const maxSkills = 4;

/**
 * The newest open requests with a budget, for every visitor. A title or a text could name the client, so only amounts,
 * dates and values of the reference lists are sent; a value that is in no list is left out.
 */
export const getOpenRequests: Handler<'getOpenRequests'> = async ({ deps: { db, now }, language }) => {
  const found = await db
    .select(publicColumns)
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.status, 'Open'),
        or(isNull(jobRequests.valid_till), gt(jobRequests.valid_till, siteTime(now()))),
        or(isNotNull(jobRequests.budget_min), isNotNull(jobRequests.budget_max)),
      ),
    )
    .orderBy(desc(jobRequests.transaction_date), desc(jobRequests.name))
    .limit(maxRequests);
  const rows = new Map((await readLookups(db)).map((row) => [`${row.list} ${row.name}`, row]));
  const labelOf = (list: LabelledList, name: string) => {
    const label = rows.get(`${list} ${name}`)?.label;
    return label ? localizeText(label, language) : null;
  };
  return found.flatMap(({ region, price_basis, valid_till, technical_skills, ...request }) => {
    const service_line_name = labelOf('service_line', request.service_line);
    if (service_line_name === null) return [];
    // the rows of a list hold its fields
    const basis = rows.get(`price_basis ${price_basis}`)?.fields as LookupFields['price_basis'] | undefined;
    return {
      ...request,
      service_line_name,
      region_name: labelOf('region', region),
      unit: basis ? localize(basis, language).unit : null,
      closes_on: valid_till?.slice(0, 10) ?? null,
      skills: technical_skills.flatMap((skill) => labelOf('technical_skill', skill) ?? []).slice(0, maxSkills),
    };
  });
};

const publicColumns = {
  service_line: jobRequests.service_line,
  region: jobRequests.region,
  country: jobRequests.country,
  work_mode: jobRequests.work_mode,
  price_basis: jobRequests.price_basis,
  currency: jobRequests.currency,
  budget_min: jobRequests.budget_min,
  budget_max: jobRequests.budget_max,
  duration_weeks: jobRequests.duration_weeks,
  valid_till: jobRequests.valid_till,
  technical_skills: jobRequests.technical_skills,
};

const labelledLists = ['service_line', 'region', 'price_basis', 'technical_skill'] as const;
type LabelledList = (typeof labelledLists)[number];

const readLookups = (db: Db) => db.select().from(lookups).where(inArray(lookups.list, labelledLists));
