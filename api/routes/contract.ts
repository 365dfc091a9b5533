import { and, asc, desc, eq } from 'drizzle-orm';
import { milestoneToDeliver } from '../../src/services/contract/rules/contract-rules.ts';
import { localize } from '../bilingual.ts';
import type { ContractRow } from '../contract/contract-row.ts';
import { contracts, taxes } from '../db/schema/contract.ts';
import { signedDocuments, withFileUrl } from '../files/own-file.ts';
import { noSuchDocument, requiredError } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';

/** The candidate's contracts, newest first. */
export const getContractList: Handler<'getContractList'> = personal(async ({ deps, language }, user) => {
  const found = await deps.db
    .select()
    .from(contracts)
    .where(eq(contracts.user, user))
    .orderBy(desc(contracts.start_date), desc(contracts.name));
  return found.map((contract) => localize(rowOf(contract), language));
});

/** One contract. */
export const getContract: Handler<'getContract'> = personal(async ({ deps, language, query }, user) => {
  const name = query('name');
  if (name === '') throw requiredError('name');
  const [found] = await deps.db
    .select()
    .from(contracts)
    .where(and(eq(contracts.user, user), eq(contracts.name, name)));
  if (found === undefined) throw noSuchDocument();
  const { user: _, ...contract } = found;
  return localize(withFiles(contract), language);
});

/** The taxes of a company. */
export const getTaxList: Handler<'getTaxList'> = personal(async ({ deps, language, query }) => {
  const company = query('company');
  if (company === '') throw requiredError('company');
  const found = await deps.db.select().from(taxes).where(eq(taxes.company, company)).orderBy(asc(taxes.idx));
  return found.map((tax) => localize(tax, language));
});

/** With the addresses of its files; a milestone stored before 0.3.0 has no list of deliveries. */
export const withFiles = <C extends Pick<ContractRow, 'name' | 'documents' | 'milestones' | 'signature'>>(
  contract: C,
) => ({
  ...contract,
  documents: [...contract.documents.map(withFileUrl), ...signedDocuments(contract)],
  milestones: contract.milestones.map(({ deliveries = [], ...milestone }) => ({
    ...milestone,
    deliveries: deliveries.map((delivery) => ({ ...delivery, files: delivery.files.map(withFileUrl) })),
  })),
});

function rowOf(contract: typeof contracts.$inferSelect) {
  const { user, milestones, documents, signatures, timeline, contract_terms, signature, refusal, ending, ...rest } =
    contract;
  const { contract_template, price_basis, rate, quantity, payment_terms_days, notice_period_days, ...others } = rest;
  const { signee, signee_company, signed_by_company, amended_from, ...row } = others;
  return { ...row, next_milestone_status: milestoneToDeliver(contract)?.status ?? null };
}
