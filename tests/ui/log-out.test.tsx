import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actorOf, useActorState } from '../../src/ui/actors.tsx';
import { LogOutQuestion } from '../../src/ui/shell/log-out-question.tsx';
import { SessionBand } from '../../src/ui/shell/session-band.tsx';
import { SessionLinks } from '../../src/ui/shell/session-links.tsx';
import { show } from './support/show.tsx';

/** The button of the header, and the dialog of the shell. */
function LogOut() {
  const isAsking = useActorState('logout', (snapshot) => snapshot.hasTag('asking'));
  return (
    <>
      <SessionLinks />
      {isAsking && <LogOutQuestion onClose={() => undefined} />}
    </>
  );
}

test('asks about the changes of an earlier visit while the code that sends them does not arrive', async () => {
  const { person, t } = await show({ page: <LogOut />, answers: {}, unsent: 2 });
  await person.click(screen.getByRole('button', { name: t('log_out') }));
  expect(screen.getByRole('dialog', { name: t('logout_unsent', { count: 2 }) })).toBeVisible();
});

test('asks nothing when every change was sent', async () => {
  const { person, t } = await show({ page: <LogOut />, answers: {} });
  await person.click(screen.getByRole('button', { name: t('log_out') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: t('log_out') })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['/', 1],
  ['/terms', 1],
  ['/login', 0],
  ['/Login?next=%2F', 0],
])('states on public pages that another tab has ended the session: %s', async (path, count) => {
  const { app, t } = await show({ page: <SessionBand />, path, answers: {} });
  act(() => actorOf(app, 'auth').send({ type: 'session.end', cause: 'other_tab' }));
  expect(screen.queryAllByText(t('logged_out_other_tab'))).toHaveLength(count);
});
