import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useActorState } from '../../src/ui/actors.tsx';
import { LogOutQuestion } from '../../src/ui/shell/log-out-question.tsx';
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
