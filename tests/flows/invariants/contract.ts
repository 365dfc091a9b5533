import { maxActDrafts, unansweredAct } from '../../../src/machines/contract-context.ts';
import type { contractMachine } from '../../../src/machines/contract-machine.ts';
import { draftKey } from '../../../src/services/contract/contract-act.ts';
import { happensExactly, hasFailed, type Invariants, isNoShorter } from './moment.ts';

export const contract: Invariants<typeof contractMachine> = {
  'an act that is written, sent or checked has a draft': ({ context: { act, contract, drafts }, is }) =>
    is('viewing') || Object.hasOwn(drafts, draftKey(act, contract)),
  'the outcome is unknown exactly while an act on the contract is listed so': ({ context, is }) =>
    (is('unanswered') || is('checking')) === (unansweredAct(context, context.contract) !== null),
  'what is sent has an id': ({ context, is }) => !is('sending') || context.submission !== '',
  'nobody signs what was not agreed to, or another text than was read': ({ context, event, is }) => {
    const { act, contract, drafts, readTerms } = context;
    if (!is('sending') || act !== 'sign') return true;
    const isShown = event?.type !== 'act.send' || event.terms.hash === readTerms;
    return readTerms !== '' && isShown && drafts[draftKey(act, contract)]?.consent === '1';
  },
  'only what is read counts as read': ({ context: { readTerms }, before, event }) =>
    before === null ||
    readTerms === '' ||
    readTerms === (event?.type === 'terms.read' ? event.hash : before.context.readTerms),
  'nothing that is sent shows a problem': ({ context, is }) =>
    !(is('sending') || is('checking')) ||
    (context.apiError === null && Object.keys(context.validationErrors).length === 0 && !context.isStale),
  'the last act is shown only beside a contract that is viewed': ({ context, is }) =>
    context.done === null || is('viewing'),
  'a failure leaves every word of every draft': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isNoShorter(before.context.drafts, context.drafts),
  'a draft of another act changes only when a file of it was uploaded': ({ context, before, event }) =>
    before === null ||
    ['file.held', 'draft.clear', 'act.start'].includes(event?.type ?? '') ||
    Object.entries(before.context.drafts).every(
      ([key, draft]) => key === draftKey(before.context.act, before.context.contract) || context.drafts[key] === draft,
    ),
  'only so many drafts are stored': ({ context }) => Object.keys(context.drafts).length <= maxActDrafts,
  'contracts are read again exactly after the server has replied to an act': (moment) => {
    const { before, event } = moment;
    const isReply = event?.type.startsWith('xstate.') === true && before !== null && !before.is('viewing');
    return isReply || happensExactly(moment, 'sends to parent', false);
  },
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('viewing') === is('viewing') &&
    snapshot.hasTag('writing') === (is('writing') || is('sending')) &&
    snapshot.hasTag('outcomeUnknown') === (is('unanswered') || is('checking')),
};
