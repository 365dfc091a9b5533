/** The bodies with which the demo candidate acts on contracts of the demo data. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { localizeText } from '../../api/bilingual.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { isDeliverable, needsChanges } from '../../src/services/contract/rules/contract-rules.ts';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { readRows } from './reading.ts';
import type { TestApi } from './test-api.ts';

export const signerName = { en: "Noura Al-Sa'doun", ar: 'نورة السعدون' };

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Copies the contract that the candidate has to sign, so that one can be signed and the other declined. */
export async function contractBodies(api: TestApi, token: string, language: 'en' | 'ar' = 'en') {
  const rows = await readRows(await api.call('getContractList', { token }));
  const nameOf = (status: string) => String(rows.find((row) => row.status === status)?.name);
  const [unsigned] = await api.db
    .select()
    .from(contracts)
    .where(eq(contracts.name, nameOf('Unsigned')));
  if (unsigned === undefined) throw new Error('There is no contract to sign.');
  const copy = { ...unsigned, name: `${unsigned.name}-B` };
  await api.db.insert(contracts).values(copy).onConflictDoNothing();
  const isActive = and(eq(contracts.user, unsigned.user), eq(contracts.status, 'Active'));
  const active = await api.db.select().from(contracts).where(isActive);
  const toChange = active.find(({ milestones }) => milestones.some(needsChanges));
  const milestone = toChange?.milestones.find(isDeliverable);
  if (toChange === undefined || milestone === undefined) throw new Error('There is no milestone to deliver.');
  const submission = 'abcd'.repeat(8);
  return {
    toSign: {
      name: unsigned.name,
      submission,
      full_name: signerName[language],
      consent: 1,
      terms_hash: hashOf(localizeText(unsigned.contract_terms, language)),
    },
    toDecline: { name: copy.name, submission, reason: 'Dates', note: 'I am away until March.' },
    toDeliver: { name: toChange.name, submission, milestone: milestone.name, note: 'With the summary.', files: [] },
    toEnd: {
      name: toChange.name,
      submission,
      last_day: daysAfter(siteDay(api.now()), 45),
      reason: 'Health',
      note: 'After the next milestone.',
    },
  };
}
