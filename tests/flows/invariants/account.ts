import type { accountMachine } from '../../../src/machines/account-machine.ts';
import { happensExactly, hasFailed, type Invariants, isEqual } from './moment.ts';

export const account: Invariants<typeof accountMachine> = {
  'a part that is busy shows no failure': ({ context: { apiErrors }, is }) =>
    (!(is({ sessions: 'reading' }) || is({ sessions: 'ending' })) || apiErrors.sessions === null) &&
    (!is({ password: 'changing' }) || apiErrors.password === null) &&
    (!is({ data: 'exporting' }) || apiErrors.data === null),
  'a part that has succeeded shows no failure': ({ context: { apiErrors }, is }) =>
    (!is({ password: 'changed' }) || apiErrors.password === null) &&
    (!is({ data: 'exported' }) || apiErrors.data === null),
  'a session that is ended has a name': ({ context, is }) => !is({ sessions: 'ending' }) || context.ending !== '',
  'a failure changes no session': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isEqual(context.sessions, before.context.sessions),
  'a changed password leaves the sessions on screen, which are read again': ({ context, before, event, is }) =>
    before === null ||
    event?.type !== 'xstate.done.actor.changePassword' ||
    (isEqual(context.sessions, before.context.sessions) && (is({ sessions: 'reading' }) || is({ sessions: 'ending' }))),
  'the new password may be valid only after a change without a reply': ({ context, before, event }) =>
    context.isPasswordOutcomeUnknown === false ||
    before?.context.isPasswordOutcomeUnknown === true ||
    event?.type === 'xstate.error.actor.changePassword',
  'the session of this browser is never removed by ending the others': ({ context, before, event }) =>
    event?.type !== 'xstate.done.actor.endSession' ||
    before?.context.ending !== 'others' ||
    (before.context.sessions ?? []).filter(({ is_current }) => is_current).length ===
      (context.sessions ?? []).filter(({ is_current }) => is_current).length,
  'the browser is cleared exactly after it was confirmed': (moment) =>
    happensExactly(
      moment,
      'sends to logout',
      moment.event?.type === 'browser.confirm' && moment.before?.is({ browser: 'confirming' }) === true,
    ),
  'the tags name what runs': ({ snapshot, is }) =>
    snapshot.hasTag('readingSessions') === is({ sessions: 'reading' }) &&
    snapshot.hasTag('endingSession') === is({ sessions: 'ending' }) &&
    snapshot.hasTag('changingPassword') === is({ password: 'changing' }) &&
    snapshot.hasTag('passwordChanged') === is({ password: 'changed' }) &&
    snapshot.hasTag('exportingData') === is({ data: 'exporting' }) &&
    snapshot.hasTag('dataExported') === is({ data: 'exported' }) &&
    snapshot.hasTag('confirmingClear') === is({ browser: 'confirming' }),
};
