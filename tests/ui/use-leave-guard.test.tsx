import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLeaveGuard } from '../../src/ui/form/use-leave-guard.tsx';
import { Link, Route, Router, Switch, useNavigate } from '../../src/ui/router.tsx';
import { catalogueIn, messagesIn } from './support/messages-in.ts';

const t = messagesIn('en');
const onLeave = vi.fn();

function FormPage() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const question = useLeaveGuard(text !== '', onLeave);
  return (
    <>
      <label>
        Bio <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <Link to="/other">Elsewhere</Link>
      <Link to="/form?part=2">Part two</Link>
      <button type="button" onClick={() => navigate('/other', { replace: true })}>
        Redirect
      </button>
      {question}
    </>
  );
}

beforeEach(async () => {
  onLeave.mockClear();
  history.pushState(null, '', '/before');
  render(
    <StrictMode>
      <I18nProvider i18n={catalogueIn('en')}>
        <Router>
          <Switch>
            <Route path="/before">
              <Link to="/form">To the form</Link>
            </Route>
            <Route path="/form">
              <FormPage />
            </Route>
            <Route path="/other">
              <p>Another page</p>
            </Route>
          </Switch>
        </Router>
      </I18nProvider>
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'To the form' }));
});

const type = () => userEvent.type(screen.getByLabelText('Bio'), 'x');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
/** Whether the browser asks before it closes the tab. */
const isAskedOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const findQuestion = () => screen.findByRole('dialog', { name: t('leave_title') });

test('does not ask while nothing has changed', async () => {
  await follow('Elsewhere');
  expect(screen.getByText('Another page')).toBeVisible();
});

test('asks before a link is followed and keeps the entered text when the user stays', async () => {
  await type();
  await follow('Elsewhere');
  expect(await findQuestion()).toBeVisible();
  await press(t('leave_stay'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Bio')).toHaveValue('x');
  expect([location.pathname, onLeave.mock.calls.length]).toEqual(['/form', 0]);
});

test('follows the link when the user leaves', async () => {
  await type();
  await follow('Elsewhere');
  await findQuestion();
  await press(t('leave_go'));
  expect(screen.getByText('Another page')).toBeVisible();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('asks no more once the user has left', async () => {
  await type();
  await follow('Elsewhere');
  await findQuestion();
  await press(t('leave_go'));
  expect(isAskedOnClose()).toBe(false);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/form'));
  await follow('Elsewhere');
  expect(screen.getByText('Another page')).toBeVisible();
});

test('asks before Back with the URL unchanged, and goes back when the user leaves', async () => {
  await type();
  history.back();
  await findQuestion();
  await waitFor(() => expect(location.pathname).toBe('/form'));
  await press(t('leave_stay'));
  history.back();
  await findQuestion();
  await press(t('leave_go'));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(location.pathname).toBe('/before');
});

test('still asks after a navigation within the same page', async () => {
  await type();
  await follow('Part two');
  expect(screen.queryByRole('dialog')).toBeNull();
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  await follow('Elsewhere');
  expect(await findQuestion()).toBeVisible();
});

test('does not ask before a redirect, such as the one after a session has expired', async () => {
  await type();
  await press('Redirect');
  expect(screen.getByText('Another page')).toBeVisible();
});

test('makes the browser ask before the tab is closed, only while there are unsaved changes', async () => {
  expect(isAskedOnClose()).toBe(false);
  await type();
  expect(isAskedOnClose()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Bio'));
  expect(isAskedOnClose()).toBe(false);
});
