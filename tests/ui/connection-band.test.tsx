import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ConnectionBand } from '../../src/ui/shell/connection-band.tsx';
import { show } from './support/show.tsx';

test.each(['en', 'ar'] as const)('does not announce each second until the next attempt, in %s', async (language) => {
  const { app, t } = await show({ page: <ConnectionBand />, answers: {}, language });
  expect(screen.queryByText(t('connection_maintenance'))).toBeNull();
  const { apiError } = new CallError({ kind: 'maintenance' });
  act(() => actorOf(app, 'connection').send({ type: 'call.failed', apiError, isRead: true }));
  expect(screen.getByText(t('connection_maintenance'))).toBeVisible();
  const count = screen.getByText((_, element) => element?.getAttribute('aria-live') === 'off');
  expect(count).toHaveTextContent(/\d/);
  expect(screen.getByRole('button', { name: t('retry') })).toBeVisible();
});
