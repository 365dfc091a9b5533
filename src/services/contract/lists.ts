/**
 * The lists that the product fetches, as rows over the calls that read them: the 22 of the specification (section 3) and
 * the open requests of the landing page.
 */
import type { Reply } from './calls.ts';
import type { coreCalls } from './core-calls.ts';

/** One fetched list. */
export interface List {
  readonly call: keyof typeof coreCalls;
  /** A `personal` list needs a session and is emptied when it ends. */
  readonly audience: 'public' | 'personal';
  /** The value of `data` before the first reply and after a failure. */
  readonly empty: null | readonly [];
  /** Section 8: a read that fails leaves `error` null. */
  readonly swallowsErrors: boolean;
}

const open = { audience: 'public', empty: [], swallowsErrors: false } as const;
const shown = { audience: 'public', empty: null, swallowsErrors: true } as const;
const personal = { audience: 'personal', empty: null, swallowsErrors: true } as const;

export const lists = {
  profile: { call: 'getProfile', ...personal },
  fetchedBio: { call: 'getBio', ...personal },
  jobRequests: { call: 'getJobRequests', ...personal },
  jobDescription: { call: 'getJobDescription', ...personal },
  contractList: { call: 'getContractList', ...personal },
  contractDescription: { call: 'getContract', ...personal },
  invoices: { call: 'getInvoices', ...personal },
  taxDetails: { call: 'getTaxList', ...personal },
  currencies: { call: 'getCurrencies', ...open },
  educationLevels: { call: 'getEducationLevels', ...open },
  preferences: { call: 'getPreferences', ...open },
  industries: { call: 'getIndustries', ...open },
  regions: { call: 'getRegions', ...open },
  serviceLines: { call: 'getServiceLines', ...open },
  yearsOfExperience: { call: 'getYearsOfExperience', ...open },
  priceBasis: { call: 'getPriceBasis', ...open },
  technicalSkills: { call: 'getTechnicalSkills', ...open },
  languages: { call: 'getLanguages', ...open },
  services: { call: 'getServices', ...shown },
  openRequests: { call: 'getOpenRequests', ...shown },
  landingPage: { call: 'getLandingPage', ...shown },
  loginTheme: { call: 'getLoginTheme', ...open, empty: null },
  translationText: { call: 'getTranslationText', ...shown },
} as const satisfies Record<string, List>;

export type ListKey = keyof typeof lists;

/** Whether the data of a list is none, or has no rows. */
export const isEmptyData = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);

/** The data of a list that has been read. */
export type ListData<K extends ListKey> = Reply<(typeof lists)[K]['call']>;

export const listKeys = Object.keys(lists) as ListKey[]; // the keys of a literal are its own
