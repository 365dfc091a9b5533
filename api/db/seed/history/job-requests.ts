import type { MyStatus, RequestStatus } from '../../../../src/services/contract/statuses.ts';
import type { jobRequestCandidates, jobRequests } from '../../schema/job-request.ts';
import { type Client, clients } from './clients.ts';
import type { Clock } from './clock.ts';
import { contractPlans } from './contract-plans.ts';
import { document, inSeries } from './document.ts';
import { briefOf, descriptionOf, requirementsOf } from './job-request-text.ts';
import { oddities } from './oddities.ts';
import { quotationOf } from './quotation.ts';
import { createRandom, type Random } from './random.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes.ts';

type JobRequest = typeof jobRequests.$inferInsert;
type CandidateResponse = typeof jobRequestCandidates.$inferInsert;

export interface SeededRequest {
  readonly request: JobRequest;
  readonly response: CandidateResponse;
  readonly client: Client;
  readonly theme: Theme;
}

const requestCount = 66;
const openCount = 18;

/** The candidate's job requests over eighteen months, newest first. */
export function makeJobRequests(clock: Clock, user: string): SeededRequest[] {
  const random = createRandom(20_260_105);
  return Array.from({ length: requestCount }, (_, at) => make(at, clock, random, user));
}

/** Requests that are open from today on, without the unusual values of the others. */
export function makeOpenRequests(clock: Clock): JobRequest[] {
  const random = createRandom(20_260_105);
  const unusual = oddities(clock);
  return Array.from({ length: openCount }, (_, at) => make(at, clock, random, ''))
    .filter((_, at) => unusual[at] === undefined)
    .map(({ request }) => request);
}

function make(at: number, clock: Clock, random: Random, user: string): SeededRequest {
  const theme = themes[at % themes.length] ?? themes[0];
  const client = clients[(at * 7) % clients.length] ?? clients[0];
  if (theme === undefined || client === undefined) throw new Error('There are no themes or no clients.');
  const age = Math.round(1 + 1.2 * at + 0.125 * at * at);
  const day = clock.day(-age);
  const name = inSeries('RFQ', day, 412 - at * 3);
  const response = responseOf(at, random);
  const requirements = requirementsOf(theme, client, random);
  const deadline = at < openCount ? random.integer(3, 40) : -age + random.integer(14, 28);
  const start = deadline + random.integer(14, 35);
  const request: JobRequest = {
    ...document(name, clock.time(-age, 9, random.integer(0, 59)), clock.time(-Math.max(0, age - 3), 15, 20)),
    idx: at,
    job_title: {
      en: `${theme.title[0]} for ${client.kind.en}`,
      ar: `${theme.title[1]} ل${client.kind.ar}`,
    },
    client_name: client.name,
    summary: { en: theme.need[0], ar: theme.need[1] },
    industry: client.industry,
    service_line: theme.service_line,
    region: client.country === 'JO' ? 'LEVANT' : 'GCC',
    country: client.country,
    currency: client.currency,
    ...requirements,
    attachments: at % 3 === 0 ? [briefOf(name, theme)] : [],
    start_date: clock.day(start),
    duration_weeks: theme.weeks,
    transaction_date: day,
    valid_till: clock.time(deadline, 17),
    status: at < openCount ? 'Open' : pastStatus(response.my_status, random),
    technical_skills: [...theme.skills],
    description: descriptionOf(theme, client),
    deliverables: theme.deliverables.map(([en, ar], step) => ({
      name: `${name}-D${step + 1}`,
      title: { en, ar },
      due_date: clock.day(start + Math.round(((step + 1) * theme.weeks * 7) / theme.deliverables.length)),
    })),
    required_skills: theme.skills.map((skill, rank) => ({
      name: `${name}-S${rank + 1}`,
      skill,
      level: rank < 2 ? 4 : 3,
      is_mandatory: rank < 2 ? 1 : 0,
    })),
    contact_name: client.contact,
    timeline: [{ status: 'Open', changed_on: clock.time(-age, 9), note: null }],
  };
  Object.assign(request, oddities(clock)[at]);
  const plan = planOf(at);
  const quotation = quotationOf({ request, theme, client, myStatus: response.my_status, plan, age, clock });
  return { request, client, theme, response: { ...response, rfq: name, user, quotation } };
}

const planOf = (at: number) => contractPlans.find(({ rfq }) => rfq === at);

function responseOf(at: number, random: Random): Omit<CandidateResponse, 'rfq' | 'user'> & { my_status: MyStatus } {
  const my_status: MyStatus = planOf(at) ? 'Won' : at < openCount ? openStatus(at) : random.pick(pastStatuses);
  const is_invited = random.chance(0.45) ? 1 : 0;
  const is_saved = my_status === 'None' && random.chance(0.3) ? 1 : 0;
  // takes the numbers of a value that former releases stored, so that those after it stay the same
  if (!random.chance(0.1)) random.integer(48, 97);
  return { my_status, is_invited, is_saved, seen: at < 3 ? 0 : 1 };
}

const openStatus = (at: number): MyStatus => openStatuses[at] ?? 'None';

const openStatuses: Readonly<Record<number, MyStatus>> = {
  5: 'Draft',
  7: 'Submitted',
  10: 'Submitted',
  15: 'Shortlisted',
  16: 'Declined',
};

const pastStatuses = ['Not Selected', 'Not Selected', 'Declined', 'None', 'None', 'Withdrawn', 'Shortlisted'] as const;

function pastStatus(myStatus: MyStatus, random: Random): RequestStatus {
  if (myStatus === 'Won') return 'Awarded';
  if (myStatus === 'Shortlisted') return 'Shortlisting';
  if (myStatus === 'Not Selected') return random.pick(['Awarded', 'Closed']);
  return random.pick(['Closed', 'Expired', 'Expired', 'Cancelled', 'On Hold']);
}
