import { allErrors, isEmpty } from '../../../src/machines/sign-up-context.ts';
import type { signUpMachine } from '../../../src/machines/sign-up-machine.ts';
import { emptySignUp } from '../../../src/services/contract/fields/draft.ts';
import { happensExactly, hasFailed, type Invariants, isEqual, isNoShorter, type Moment } from './moment.ts';

export const signUp: Invariants<typeof signUpMachine> = {
  'only a complete draft is sent, under an id': ({ context, is }) =>
    !isSending(is) || (isEmpty(allErrors(context.draft)) && context.submission !== ''),
  'a draft that is being sent, or may have been, does not change': ({ context, before }) =>
    before === null ||
    !before.is('unanswered') ||
    isEqual(context.draft, before.context.draft) ||
    isEqual(context.draft, emptySignUp),
  'a failure leaves every word': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isNoShorter(before.context.draft, context.draft),
  'the draft is emptied only by Start over and by a registration': ({ context, before, event }) =>
    before === null ||
    isEqual(before.context.draft, emptySignUp) ||
    !isEqual(context.draft, emptySignUp) ||
    [
      'draft.clear',
      'xstate.done.actor.register',
      'draft.change',
      'row.remove',
      'signUp.detach',
      'signUp.opened',
    ].includes(event?.type ?? ''),
  'a registration without a reply is sent again under its id': ({ context, before, is }) =>
    before === null ||
    !(before.is('unanswered') && is('unanswered')) ||
    before.context.submission === '' ||
    context.submission === before.context.submission,
  'while the account may exist, only a rejection, a session or Start over unlocks the draft': ({
    before,
    event,
    is,
    context: { apiError },
  }) =>
    before === null ||
    !(before.is({ unanswered: 'waiting' }) || before.is({ unanswered: 'checking' })) ||
    is('unanswered') ||
    (is('account') && (event?.type === 'draft.clear' || event?.type === 'xstate.done.actor.register')) ||
    (is('review') && (apiError?.kind === 'refused' || apiError?.kind === 'duplicate')),
  'the app receives a session exactly when the server has opened it': (moment) => {
    const { before, event, is } = moment;
    const isOpened =
      before !== null && isSending(before.is) && event?.type === 'xstate.done.actor.register' && is('account');
    return happensExactly(moment, 'sends to parent', isOpened);
  },
  'a step begins without the errors of another': ({ context, before, value }) =>
    before === null || stepOf(before.value) === stepOf(value) || isEmpty(context.validationErrors),
  'only the review and its repetition have an error of the password': ({ context, is }) =>
    context.passwordError === null || is('review') || is({ unanswered: 'waiting' }),
  'nothing that is sent shows a failure': ({ context, is }) => !isSending(is) || context.apiError === null,
  'only an upload that is not running has failed': ({ context, is }) =>
    context.uploadError === null || is({ documents: 'choosing' }),
  'progress is a share': ({ context: { progress } }) => progress >= 0 && progress <= 1,
  'a step no longer returns to the review once it has': ({ context, before, is }) =>
    !is('review') || before === null || before.is('review') || !context.isAmending,
};

const isSending = (is: Moment<typeof signUpMachine>['is']): boolean =>
  is({ unanswered: 'submitting' }) || is({ unanswered: 'checking' });

const stepOf = (value: string | object): string | undefined =>
  typeof value === 'string' ? value : Object.keys(value)[0];
