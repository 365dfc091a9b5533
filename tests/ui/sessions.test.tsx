import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { type Session, session } from '../../src/services/contract/records/session.ts';
import { Sessions } from '../../src/ui/account/sessions.tsx';
import { actorOf } from '../../src/ui/actors.tsx';
import { seenText } from './support/seen-text.ts';
import { show } from './support/show.tsx';

const forbidden = new CallError({ kind: 'forbidden', status: 403 });

/** The sessions of an account, of which none may be ended. `read` is called for each read of them. */
async function showSessions(language: 'en' | 'ar', read: () => readonly Session[]) {
  const account = accountMachine.provide({
    actors: {
      getSessions: fromPromise(async () => read()),
      endSession: fromPromise<unknown, { name: string }>(async () => {
        throw forbidden;
      }),
    },
  });
  const page = await show({ page: <Sessions />, language, answers: {}, features: { account } });
  actorOf(page.app, 'account').send({ type: 'account.open' });
  return page;
}

test.each(['en', 'ar'] as const)(
  'states what was not permitted: to end a session, or to read them, in %s',
  async (language) => {
    let isReadable = true;
    const { t, person } = await showSessions(language, () => {
      if (!isReadable) throw forbidden;
      return [session.create({ name: 's1', is_current: 1 }), session.create({ name: 's2' })];
    });
    const [end] = await screen.findAllByRole('button');
    if (end) await person.click(end);
    expect(await screen.findByText(t('error_not_permitted'))).toBeVisible();

    isReadable = false;
    await person.click(screen.getByRole('button', { name: t('retry') }));
    expect(await screen.findByText(t('not_permitted'))).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
);

test.each([
  [1, false],
  [2, true],
])('with %i other sessions, all others can be ended at once: %s', async (count, isOffered) => {
  const others = Array.from({ length: count }, (_, at) => session.create({ name: `s${at + 2}` }));
  const { t } = await showSessions('en', () => [session.create({ name: 's1', is_current: 1 }), ...others]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(count + 1);
  expect(screen.queryByRole('button', { name: t('end_other_sessions') }) !== null).toBe(isOffered);
});

test.each(['en', 'ar'] as const)(
  'states the device and the times of a session, and no time that is not known, in %s',
  async (language) => {
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const times = { creation: '2026-03-02 09:00:00', last_used: '2026-03-05 10:30:00' };
    const { t } = await showSessions(language, () => [
      session.create({ name: 's1', is_current: 1, user_agent: windows, ...times }),
      session.create({ name: 's2' }),
    ]);
    const [known, unknown] = (await screen.findAllByRole('listitem')).map(seenText);
    expect(known).toMatch(
      new RegExp(
        `^.*Chrome.*Windows.*${t('session_here')}${t('session_last_used')}: .*30.*${t('session_started')}: .*00`,
      ),
    );
    expect(unknown).toBe(`${t('session_unknown')}${t('end_session')}`);
  },
);
