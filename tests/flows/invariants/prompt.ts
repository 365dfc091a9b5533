import type { promptMachine } from '../../../src/machines/prompt-machine.ts';
import { emailError } from '../../../src/services/contract/fields/email-error.ts';
import { happensExactly, hasFailed, type Invariants } from './moment.ts';

export const prompt: Invariants<typeof promptMachine> = {
  'only the form shows an error': ({ context, is }) =>
    is('subscribe') || (context.validationError === null && context.apiError === null),
  'the form shows one error at most': ({ context }) => context.validationError === null || context.apiError === null,
  'only a valid address is sent': ({ context, is }) => !is('submitting') || emailError(context.usr) === null,
  'the address stays until it was added or another person signs in': ({ context, before, event, is }) =>
    before === null ||
    event?.type === 'prompt.type' ||
    context.usr ===
      (event?.type === 'draft.clear' ||
      (before.is('submitting') && is('closed') && event?.type.startsWith('xstate.done'))
        ? ''
        : before.context.usr),
  'a failure leads back to the form, with its reason, and is logged': (moment) =>
    moment.before?.is('submitting') !== true || !hasFailed(moment)
      ? happensExactly(moment, 'does logException', false)
      : moment.is('subscribe') && moment.context.apiError !== null && happensExactly(moment, 'does logException', true),
  'the page shows a message exactly when the address was added': (moment) =>
    happensExactly(
      moment,
      'emits',
      moment.before?.is('submitting') === true &&
        moment.is('closed') &&
        moment.event?.type.startsWith('xstate.done') === true,
    ),
  'the dialog on screen is that of the state': ({ snapshot, is }) =>
    snapshot.hasTag('start') === is('start') && snapshot.hasTag('subscribe') === (is('subscribe') || is('submitting')),
};
