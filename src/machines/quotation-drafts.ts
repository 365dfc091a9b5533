/** What each step does to the drafts of quotations. */
import { emptyQuotation, type QuotationDraft } from '../services/contract/quotation.ts';
import type { QuotationContext, QuotationEvent } from './quotation-context.ts';

type Change = Partial<QuotationContext>;

/** So many drafts are kept; of more, the oldest is let go. */
export const maxDrafts = 20;

export const draftOf = ({ drafts, request }: QuotationContext): QuotationDraft => drafts[request] ?? emptyQuotation;

/** Another request comes on screen: what was said of the one before is said no more. */
export function turned({ request: old }: QuotationContext, request: string): Change {
  return old === request ? {} : { request, refusals: {}, apiError: null, done: null, isLost: false };
}

export function started(context: QuotationContext, draft: QuotationDraft): Change {
  return { drafts: withDraft(context, context.drafts[context.request] ?? draft) };
}

type ChangeEvent = Extract<QuotationEvent, { type: 'quotation.change' | 'answer.change' }>;

/** A change takes back what was said against that field. */
export function changed(context: QuotationContext, event: ChangeEvent): Change {
  const draft = draftOf(context);
  const next =
    event.type === 'quotation.change'
      ? { ...draft, [event.field]: event.value }
      : { ...draft, answers: { ...draft.answers, [event.question]: event.value } };
  const isOther = (field: string) =>
    event.type === 'quotation.change' ? field !== event.field : !field.startsWith('answers.');
  const refusals = Object.fromEntries(Object.entries(context.refusals).filter(([field]) => isOther(field)));
  return { drafts: { ...context.drafts, [context.request]: next }, refusals, apiError: null, isLost: false };
}

export function dropped(context: QuotationContext): Change {
  const { [context.request]: _, ...drafts } = context.drafts;
  return { ...answered(context), drafts };
}

export const unanswered = ({ unanswered: old, request }: QuotationContext): Change => ({
  unanswered: [...old.filter((each) => each !== request), request],
});

export const answered = ({ unanswered: old, request }: QuotationContext): Change => ({
  unanswered: old.filter((each) => each !== request),
});

function withDraft({ drafts, request }: QuotationContext, draft: QuotationDraft): QuotationContext['drafts'] {
  const { [request]: _, ...others } = drafts;
  return Object.fromEntries([...Object.entries(others), [request, draft]].slice(-maxDrafts));
}
