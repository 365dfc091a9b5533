import type { invoiceMachine } from '../../../src/machines/invoice-machine.ts';
import { amountsAddUp } from './amounts.ts';
import { hasFailed, type Invariants, isEqual, isNoShorter } from './moment.ts';

export const invoice: Invariants<typeof invoiceMachine> = {
  'an invoice is on screen exactly while it is not closed': ({ context, is }) => is('closed') === (context.name === ''),
  'the document is that of the invoice on screen': ({ context: { details, name } }) =>
    details === null || details.name === name,
  'the amounts of the document add up': ({ context }) => amountsAddUp(context.details),
  'a question that is sent, or may have been, has an id': ({ context, is }) =>
    !(is('asking') || is('unanswered') || is('checking')) || context.submission !== '',
  'a question that has an id keeps it when it is sent': ({ context, before, is }) =>
    !is('asking') || !before?.context.submission || context.submission === before.context.submission,
  'a call that runs shows no problem of an earlier one': ({ context, is }) =>
    !(is('reading') || is('asking') || is('checking')) || (context.apiError === null && !context.isLost),
  'a note that is sent, or may have been, has no problem': ({ context, is }) =>
    !(is('asking') || is('unanswered') || is('checking')) || context.validationError === null,
  'a failure leaves every note': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isNoShorter(before.context.drafts, context.drafts),
  'a question that is sent, or may have been, does not change': ({ context, before, event, is }) =>
    before === null ||
    !(is('asking') || is('unanswered') || is('checking')) ||
    event?.type === 'invoice.open' ||
    isEqual(context.drafts, before.context.drafts),
  'a question is lost only beside its form': ({ context, is }) => !context.isLost || is('shown'),
  'a failed read has a reason': ({ context, is }) => !is('failed') || context.apiError !== null,
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('reading') === is('reading') &&
    snapshot.hasTag('failed') === is('failed') &&
    snapshot.hasTag('asking') === is('asking') &&
    snapshot.hasTag('asked') === is('asked') &&
    snapshot.hasTag('outcomeUnknown') === (is('unanswered') || is('checking')),
};
