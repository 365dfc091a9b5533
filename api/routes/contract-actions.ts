import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CallName } from '../../src/services/contract/calls.ts';
import { contractForms } from '../../src/services/contract/fields/contract-forms.ts';
import { type Draft, textIn } from '../../src/services/contract/fields/draft.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import {
  canAskToEnd,
  canSign,
  earliestLastDay,
  milestoneToDeliver,
} from '../../src/services/contract/rules/contract-rules.ts';
import { isSameName } from '../../src/services/contract/same-name.ts';
import { siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import { localizeText } from '../bilingual.ts';
import { askedToEnd, declined, delivered, signed } from '../contract/candidate-steps.ts';
import type { ContractRow } from '../contract/contract-row.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { claimFiles } from '../files/claim-files.ts';
import { readJson } from '../http/body.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { fieldErrorsOf, readValid, throwIfInvalid } from '../http/form.ts';
import { HttpError } from '../http/http-error.ts';
import { invalid, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal, type RequestContext } from '../http/request-context.ts';
import { changedElsewhere } from '../record/check-modified.ts';
import { profileNames } from '../record/profile-names.ts';
import { runOnce } from '../record/run-once.ts';

/**
 * Signs a contract. `terms_hash` proves which text was shown: when the text is another by now, nothing is signed. A
 * contract that the candidate has signed stays as it is, so that a client without a reply may repeat the call.
 */
export const signContract: Handler<'signContract'> = personal((request, user) =>
  updateContract(request, { user, call: 'signContract' }, async ({ tx, draft, contract, now }) => {
    if (contract.signature !== null && contract.status !== 'Cancelled') return contract;
    if (!canSign(contract)) throw wrongContractStatus();
    const terms = localizeText(contract.contract_terms, request.language);
    const terms_hash = createHash('sha256').update(terms).digest('hex');
    if (textIn(draft, 'terms_hash') !== terms_hash) throw changedElsewhere('terms_hash');
    const signer_name = textIn(draft, 'full_name').trim();
    const names = await profileNames(tx, user);
    if (!names.some((name) => isSameName(name, signer_name))) throw invalid([fieldError('full_name', 'otherName')]);
    return signed(contract, { signer_name, signed_on: now, language: request.language, terms_hash, terms });
  }),
);

/** Declines to sign, with a reason. The contract is cancelled. */
export const declineContract: Handler<'declineContract'> = personal((request, user) =>
  updateContract(request, { user, call: 'declineContract' }, async ({ draft, contract, now }) => {
    if (contract.refusal !== null) return contract;
    if (!canSign(contract)) throw wrongContractStatus();
    return declined(contract, { reason: textIn(draft, 'reason'), note: noteIn(draft), declined_on: now });
  }),
);

/** Delivers the milestone that is due, with a note and up to five uploaded files. */
export const deliverMilestone: Handler<'deliverMilestone'> = personal((request, user) =>
  updateContract(request, { user, call: 'deliverMilestone' }, async ({ tx, draft, contract, now }) => {
    const milestone = contract.milestones.find(({ name }) => name === textIn(draft, 'milestone'));
    if (milestone === undefined) throw noSuchDocument();
    if (milestone.name !== milestoneToDeliver(contract)?.name) throw wrongContractStatus();
    const { deliveries = [], name } = milestone;
    return delivered(contract, name, {
      name: `${name}-D${deliveries.length + 1}`,
      note: textIn(draft, 'note').trim(),
      delivered_on: now,
      files: await claimFiles(tx, draft, { user, now: request.deps.now() }),
      comment: null,
      commented_on: null,
    });
  }),
);

/** Records that the candidate asks to end the contract, after the notice period and its start at the earliest. */
export const endContract: Handler<'endContract'> = personal((request, user) =>
  updateContract(request, { user, call: 'endContract' }, async ({ draft, contract, now }) => {
    const today = siteDay(request.deps.now());
    const last_day = textIn(draft, 'last_day');
    if (contract.ending?.last_day === last_day) return contract;
    const form = contractForms.endContract;
    throwIfInvalid(fieldErrorsOf(form, validate(form, draft, { today })));
    if (!canAskToEnd(contract)) throw wrongContractStatus();
    if (last_day < earliestLastDay(contract, today)) throw invalid([fieldError('last_day', 'noticeTooShort')]);
    if (contract.end_date !== null && last_day >= contract.end_date)
      throw invalid([fieldError('last_day', 'afterContractEnd')]);
    return askedToEnd(contract, { last_day, reason: textIn(draft, 'reason'), note: noteIn(draft), asked_on: now });
  }),
);

interface UpdateInput {
  readonly tx: Db;
  /** What was posted, which is valid by its form, apart from what depends on the day. */
  readonly draft: Draft;
  readonly contract: ContractRow;
  /** On the site's clock. */
  readonly now: string;
}

/** Changes the contract that the body names, once for each submission. Locks its row for the change. */
async function updateContract(
  request: RequestContext,
  { user, call }: { readonly user: string; readonly call: keyof typeof contractForms & CallName },
  change: (input: UpdateInput) => Promise<ContractRow>,
) {
  const body = await readJson(request);
  // before a repetition is recognised, so that a body that is not valid is never accepted; without the day, so that a
  // repetition is recognised after midnight too
  const draft = readValid(contractForms[call], body);
  const contractName = textIn(draft, 'name');
  return runOnce(request.deps, { user, call, body }, async (tx) => {
    const isTheirs = and(eq(contracts.user, user), eq(contracts.name, contractName));
    const [contract] = await tx.select().from(contracts).where(isTheirs).for('update');
    if (contract === undefined) throw noSuchDocument();
    const now = siteTime(request.deps.now());
    const changed = await change({ tx, draft, contract, now });
    const changes = { ...changed, modified: now, modified_by: user };
    const [stored = contract] =
      changed === contract ? [] : await tx.update(contracts).set(changes).where(isTheirs).returning();
    const { name, status, next_action, modified } = stored;
    return { name, status, next_action, modified };
  });
}

const noteIn = (draft: Draft): string | null => textIn(draft, 'note').trim() || null;

const wrongContractStatus = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: {
      en: 'The status of this contract does not allow this now. Review its current status.',
      ar: 'لا تسمح حالة هذا العقد بذلك الآن. راجع آخر حالة له.',
    },
  });
