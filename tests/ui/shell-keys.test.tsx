/** The shortcut of the command palette before its code is loaded. */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shell } from '../../src/ui/shell/shell.tsx';
import { show } from './support/show.tsx';

test('the browser’s own search does not open beside the palette', async () => {
  const { t } = await show({ page: <Shell>Page</Shell>, answers: {} });
  expect(screen.getByRole('button', { name: t('palette') })).toHaveAttribute('aria-keyshortcuts');
  const key = createEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  fireEvent(document.body, key);
  expect(key.defaultPrevented).toBe(true);
  expect(await screen.findByRole('dialog', { name: t('palette') })).toBeVisible();
});
