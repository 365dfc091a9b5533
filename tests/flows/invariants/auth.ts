import type { authMachine } from '../../../src/machines/auth-machine.ts';
import { happensExactly, type Invariants, isNoShorter } from './moment.ts';

export const auth: Invariants<typeof authMachine> = {
  'a token exists exactly in succeeded': ({ context, is }) => (context.token !== '') === is('succeeded'),
  '`loading` is the state': ({ context, value }) => context.loading === value,
  'an error exists exactly in failed': ({ context, is }) =>
    (context.error !== null) === is('failed') && context.error !== '' && (context.apiError === null || is('failed')),
  'whoever has a token is logged in, and owns the data in this browser': ({ context, is }) =>
    !is('succeeded') || (context.isLoggedIn && context.owner === context.usr),
  'the flag is raised and lowered as `isLoggedIn` changes': (moment) => {
    const { context, before, event } = moment;
    if (before === null) return true;
    const isLower = !context.isLoggedIn && (before.context.isLoggedIn || event?.type === 'session.end');
    const isRaised = context.token !== '' && context.token !== before.context.token;
    return (
      happensExactly(moment, 'does lowerFlag', isLower) && (!isRaised || happensExactly(moment, 'does raiseFlag', true))
    );
  },
  'the app is notified of every session that is opened, and of nothing else': (moment) => {
    const { context, before, is, event } = moment;
    const isOpened = is('succeeded') && (event?.type === 'session.open' ? event.token !== '' : before?.is('pending'));
    return happensExactly(moment, 'sends to parent', before !== null && isOpened === true) || context.token === '';
  },
  'a failed attempt keeps the address': ({ context, before, is }) =>
    !is('failed') || before === null || isNoShorter(before.context.usr, context.usr),
  'only an expired session is mentioned as expired': ({ context, is }) => !context.hasExpired || is('idle'),
  'only a session that ended elsewhere has such an end and a former owner': ({ context, is }) =>
    (context.endedBy === null || is('idle')) && (context.endedBy === null || context.owner === ''),
};
