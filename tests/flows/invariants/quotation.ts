import { maxDrafts } from '../../../src/machines/quotation-context.ts';
import type { quotationMachine } from '../../../src/machines/quotation-machine.ts';
import { happensExactly, hasFailed, type Invariants, isNoShorter } from './moment.ts';

export const quotation: Invariants<typeof quotationMachine> = {
  'a quotation that is written, sent or checked has a draft': ({ context: { drafts, request }, is }) =>
    !(
      is('drafting') ||
      is('previewing') ||
      is('sending') ||
      is('sendingToOutbox') ||
      is('unanswered') ||
      is('checking')
    ) || Object.hasOwn(drafts, request),
  'the outcome is unknown exactly while the request is listed so': ({ context: { unanswered, request }, is }) =>
    (is('unanswered') || is('checking')) === unanswered.includes(request),
  'what is sent has an id': ({ context, is }) =>
    !(is('sending') || is('sendingDecline') || is('sendingToOutbox') || is('sendingDeclineToOutbox')) ||
    context.submission !== '',
  'nothing that is sent shows a failure': ({ context, is }) =>
    !(is('sending') || is('checking') || is('withdrawing') || is('sendingDecline') || is('undoing')) ||
    context.apiError === null,
  'the last action is shown only beside a request that is viewed': ({ context, is }) =>
    context.done === null || is('viewing'),
  'a lost quotation is shown only beside its draft': ({ context, is }) => !context.isLost || is('drafting'),
  'a failure leaves every word of every draft': ({ context, before, event }) =>
    before === null ||
    !hasFailed({ event }) ||
    (isNoShorter(before.context.drafts, context.drafts) && isNoShorter(before.context.declines, context.declines)),
  'a draft of another request changes only when a file of it was uploaded, or the outbox returns it': ({
    context,
    before,
    event,
  }) =>
    before === null ||
    ['file.held', 'entry.returned', 'draft.clear', 'quotation.start'].includes(event?.type ?? '') ||
    Object.entries(before.context.drafts).every(
      ([request, draft]) => request === before.context.request || context.drafts[request] === draft,
    ),
  'only so many drafts are stored': ({ context: { drafts, declines } }) =>
    Object.keys(drafts).length <= maxDrafts && Object.keys(declines).length <= maxDrafts,
  'a replaced note belongs to a draft': ({ context: { replacedNote, drafts, request } }) =>
    replacedNote === null || Object.hasOwn(drafts, request),
  'an entry is taken from the outbox only when it is returned': (moment) =>
    moment.event?.type === 'entry.returned' || happensExactly(moment, 'sends to outbox {"type":"entry.taken"', false),
  'the outbox is asked exactly when a response is handed over': (moment) => {
    const { before, is } = moment;
    const isNow = is('sendingToOutbox') || is('sendingDeclineToOutbox');
    const wasBefore = before?.is('sendingToOutbox') === true || before?.is('sendingDeclineToOutbox') === true;
    return happensExactly(moment, 'sends to outbox {"type":"entry.add"', isNow && !wasBefore);
  },
  'the requests are read again exactly after the server has answered, or may have': (moment) => {
    const { before, context, is, event } = moment;
    if (before === null || before.is('unanswered')) return happensExactly(moment, 'sends to parent', false);
    return (
      event?.type.startsWith('xstate.') === true ||
      (happensExactly(moment, 'sends to parent', false) && (context.done === before.context.done || !is('sending')))
    );
  },
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('viewing') === is('viewing') &&
    snapshot.hasTag('previewing') === is('previewing') &&
    snapshot.hasTag('writing') === (is('drafting') || is('previewing') || is('sending') || is('sendingToOutbox')) &&
    snapshot.hasTag('outcomeUnknown') === (is('unanswered') || is('checking')) &&
    snapshot.hasTag('withdrawing') === (is('withdrawal') || is('withdrawing')) &&
    snapshot.hasTag('declining') === (is('declining') || is('sendingDecline') || is('sendingDeclineToOutbox')) &&
    snapshot.hasTag('undoing') === is('undoing'),
};
