/**
 * What of each stored draft two tabs share, and how a tab adopts the values of another. Long because the table has a kind
 * for every stored draft.
 */

import type { StateValue } from 'xstate';
import { draftKey } from '../services/contract/contract-act.ts';
import { fieldsOf } from '../services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import { type Draft, textIn } from '../services/contract/fields/draft.ts';
import type { DraftName } from '../services/contract/fields/draft-forms.ts';
import { isEqual } from '../services/contract/is-equal.ts';
import { type ContractContext, noProblems, unansweredAct } from './contract-context.ts';
import type { InvoiceContext } from './invoice-machine.ts';
import type { PasswordResetContext } from './password-reset-machine.ts';
import type { Slice } from './persistence/slice-spec.ts';
import type { QuotationContext } from './quotation-context.ts';
import { changedFields, type RecordContext } from './record-draft.ts';
import type { SignUpContext } from './sign-up-context.ts';

/** The values of a slice: one draft, or one for each request or section, by its name. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The slice of this tab, the slice of another, and the last one that both had. */
export interface Versions<C = Readonly<Record<string, unknown>>> {
  readonly base: Slice<C> | null;
  readonly mine: Slice<C>;
  readonly theirs: Slice<C>;
}

export interface DraftKind<C> {
  /** Whether only one draft can be open. */
  readonly isSingle: boolean;
  /** What is the same in both tabs; the rest, such as the step on screen, is of each tab. */
  shared(slice: Slice<C>): unknown;
  /** The drafts of a slice of these versions. */
  drafts(slice: Slice<C>, versions?: Versions<C>): Drafts;
  /** The drafts from which both tabs started, where they are not those of the common slice. */
  origins?(versions: Versions<C>): Drafts;
  /** The slice of this tab with these drafts, and with what else is shared. */
  adopt(versions: Versions<C>, drafts: Drafts): Slice<C>;
  /** The event that reads again what another tab has changed on the server, if it has. */
  changedOnServer(before: Slice<C>, theirs: Slice<C>): 'record.saved' | 'request.answered' | 'contract.changed' | null;
}

/** The errors of values that were replaced. */
const cleared = { validationErrors: {}, apiError: null };

const signUp: DraftKind<SignUpContext> = {
  isSingle: true,
  shared: ({ value, context: { draft, submission } }) => ({ isSent: value === 'unanswered', draft, submission }),
  drafts: ({ context }) => ({ '': context.draft }),
  adopt({ mine, theirs }, { '': draft = theirs.context.draft }) {
    // what was sent does not change
    if (theirs.value === 'unanswered') return theirs;
    return {
      ...theirs,
      value: mine.value === 'unanswered' ? theirs.value : mine.value,
      context: {
        ...theirs.context,
        ...cleared,
        isAmending: mine.context.isAmending,
        // of the same form
        draft: draft as SignUpContext['draft'],
      },
    };
  },
  changedOnServer: () => null,
};

const recordKind = (key: RecordKey): DraftKind<RecordContext> => ({
  isSingle: true,
  shared: ({ value, context: { section, draft, base, startedFrom, language, latest, sides } }) => ({
    value,
    section,
    draft,
    base,
    startedFrom,
    language,
    latest,
    sides,
  }),
  drafts({ context }, versions) {
    if (context.section === null || changedFields(key, context).length === 0) return {};
    return { [nameOf(context, versions)]: sectionOf(key, context.section, context.draft) };
  },
  // before the first change, a section has the values of the record
  origins(versions) {
    const { context } = versions.mine;
    if (context.section === null) return {};
    return { [nameOf(context, versions)]: sectionOf(key, context.section, context.base) };
  },
  adopt(versions, drafts) {
    const { mine, theirs } = versions;
    const [name, draft] = Object.entries(drafts)[0] ?? [];
    const [own, other] = [mine, theirs].map((slice) => nameOf(slice.context, versions));
    const isMine = name !== undefined && (name !== other || (name === own && mine.value === 'choosing'));
    const { context, ...slice } = isMine ? mine : theirs;
    const { startedFrom } = isContinued(key, versions) ? mine.context : context;
    const merged = { ...context, ...cleared, startedFrom, isHeldBack: false, draft: { ...context.draft, ...draft } };
    return { ...slice, context: merged };
  },
  changedOnServer: (before, theirs) =>
    before.context.section !== null && theirs.context.section === null ? 'record.saved' : null,
});

/** The name of a form's draft. Forms that two tabs have opened in two languages are different drafts. */
function nameOf({ section, language }: RecordContext, versions?: Versions<RecordContext>): string {
  const [mine, theirs] = [versions?.mine.context.language, versions?.theirs.context.language];
  return mine && theirs && mine !== theirs ? `${section} ${language}` : `${section}`;
}

/** Whether only this tab's form continues from a later version of the same record, which its outbox has saved. */
function isContinued(key: RecordKey, { base, mine, theirs }: Versions<RecordContext>): boolean {
  const { section, base: record } = theirs.context;
  const isSameForm = section !== null && mine.context.section === section;
  if (!isSameForm || changedFields(key, { section, draft: mine.context.base, base: record }).length > 0) return false;
  return theirs.context.startedFrom === base?.context.startedFrom;
}

function sectionOf(key: RecordKey, section: Section, draft: Draft): Draft {
  const names = fieldsOf(key, section);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)));
}

const quotation: DraftKind<QuotationContext> = {
  isSingle: false,
  shared: ({ context: { drafts, declines, unanswered } }) => ({ drafts, declines, unanswered }),
  drafts: ({ context: { drafts, declines } }) => ({ ...drafts, ...keyed(declines) }),
  adopt({ base, mine, theirs }, merged) {
    const { request } = mine.context;
    const isDecline = ([key]: [string, Draft]) => key.startsWith(declineKey);
    const drafts = Object.fromEntries(
      Object.entries(merged).filter((entry) => !isDecline(entry)),
    ) as QuotationContext['drafts']; // of the same form
    const declines = Object.fromEntries(
      Object.entries(merged)
        .filter(isDecline)
        .map(([key, draft]) => [
          key.slice(declineKey.length),
          { reason: textIn(draft, 'reason'), note: textIn(draft, 'note') },
        ]),
    );
    const unanswered = mergedUnanswered({ base, mine, theirs });
    const isUnanswered = unanswered.includes(request);
    const isSame =
      isUnanswered === mine.context.unanswered.includes(request) &&
      isEqual(drafts[request], mine.context.drafts[request]) &&
      isEqual(declines[request], mine.context.declines[request]);
    const found = isUnanswered ? 'unanswered' : Object.hasOwn(drafts, request) ? 'drafting' : 'viewing';
    const value = isSame && !isUnanswered ? mine.value : found; // a preview stays open
    return { ...mine, value, context: { ...mine.context, ...(!isSame && cleared), drafts, declines, unanswered } };
  },
  changedOnServer: (before, theirs) =>
    Object.keys(before.context.drafts).some((name) => !Object.hasOwn(theirs.context.drafts, name))
      ? 'request.answered'
      : null,
};

const contract: DraftKind<ContractContext> = {
  isSingle: false,
  shared: ({ context: { drafts, unanswered } }) => ({ drafts, unanswered }),
  drafts: ({ context }) => context.drafts,
  adopt(versions, merged) {
    const { mine } = versions;
    const drafts = merged as ContractContext['drafts']; // of the same form
    const unanswered = mergedUnanswered(versions).filter((key) => Object.hasOwn(drafts, key));
    const context = { ...mine.context, drafts, unanswered };
    const act = unansweredAct(context, context.contract) ?? context.act;
    const key = draftKey(act, context.contract);
    const value = actState(mine.value, context, key);
    const isSame = value === mine.value && act === context.act && isEqual(drafts[key], mine.context.drafts[key]);
    const messages = { ...(!isSame && noProblems), ...(value === 'unanswered' && { done: null }) };
    return { ...mine, value, context: { ...context, act, ...messages } };
  },
  changedOnServer: (before, theirs) =>
    Object.keys(before.context.drafts).some((name) => !Object.hasOwn(theirs.context.drafts, name))
      ? 'contract.changed'
      : null,
};

/** The state of a tab that shows the act with this key. */
function actState(before: StateValue, { drafts, unanswered }: ContractContext, key: string): StateValue {
  if (unanswered.includes(key)) return 'unanswered';
  if (!Object.hasOwn(drafts, key)) return 'viewing';
  return before === 'unanswered' ? 'writing' : before;
}

/** What was sent without a reply: of each tab's changes since the common slice. */
function mergedUnanswered({ base, mine, theirs }: Versions<{ readonly unanswered: readonly string[] }>): string[] {
  const [before, own, others] = [base, mine, theirs].map((slice) => new Set(slice?.context.unanswered));
  return [...new Set([...(others ?? []), ...(own ?? [])])].filter((name) =>
    own?.has(name) === before?.has(name) ? others?.has(name) : own?.has(name),
  );
}

const invoice: DraftKind<InvoiceContext> = {
  isSingle: false,
  shared: ({ context: { drafts } }) => ({ drafts }),
  drafts: ({ context }) => context.drafts,
  adopt({ mine }, merged) {
    const { name } = mine.context;
    const drafts = merged as InvoiceContext['drafts']; // of the same form
    const isSame = isEqual(drafts[name], mine.context.drafts[name]);
    return { ...mine, context: { ...mine.context, ...(!isSame && { validationError: null, apiError: null }), drafts } };
  },
  changedOnServer: () => null,
};

/** Separates the declines from the quotations for the same requests. */
const declineKey = 'decline ';

const keyed = (declines: QuotationContext['declines']): Drafts =>
  Object.fromEntries(
    Object.entries(declines).map(([request, { reason, note }]) => [`${declineKey}${request}`, { reason, note }]),
  );

const reset: DraftKind<PasswordResetContext> = {
  isSingle: true,
  shared: ({ value, context: { usr, resendAt, inboxUrl } }) => ({ value, usr, resendAt, inboxUrl }),
  drafts: ({ value, context: { usr } }): Drafts => (value === 'asking' ? { '': { usr } } : {}),
  adopt: ({ mine, theirs }, { '': draft }) =>
    draft
      ? { ...mine, context: { ...theirs.context, validationError: null, apiError: null, usr: String(draft.usr ?? '') } }
      : theirs,
  changedOnServer: () => null,
};

const kinds = {
  signUp,
  bio: recordKind('bio'),
  profileDraft: recordKind('profile'),
  quotation,
  contract,
  invoice,
  reset,
} satisfies Record<DraftName, object>;

/** The kind of a draft; its slices were decoded by the spec of the same name. */
export const kindOf = (name: DraftName): DraftKind<Readonly<Record<string, unknown>>> =>
  kinds[name] as unknown as DraftKind<Readonly<Record<string, unknown>>>;
