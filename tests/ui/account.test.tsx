/** Tests the account page. Long because the page has six sections. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { accountMachine, type PasswordChange } from '../../src/machines/account-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { type Session, session as sessionShape } from '../../src/services/contract/records/session.ts';
import { AccountPage } from '../../src/ui/account/account-page.tsx';
import { parseUserAgent } from '../../src/ui/account/parse-user-agent.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { addBookmark } from './support/add-bookmark.ts';
import { pendingReply, show } from './support/show.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

const session = (name: string, user_agent: string, is_current = 0) =>
  sessionShape.create({
    name,
    user_agent,
    creation: '2026-03-05 12:00:00',
    last_used: '2026-03-05 12:30:00',
    is_current,
  });

interface Services {
  changePassword?: (change: PasswordChange) => unknown;
  exportData?: () => unknown;
}

async function showAccount(language: 'en' | 'ar' = 'en', { changePassword, exportData }: Services = {}) {
  let sessions = [session('s1', firefox, 1), session('s2', safari), session('s3', '?')];
  const ended: string[] = [];
  const account = accountMachine.provide({
    actors: {
      getSessions: fromPromise<readonly Session[]>(async () => sessions),
      endSession: fromPromise<unknown, { name: string }>(async ({ input: { name } }) => {
        ended.push(name);
        sessions = sessions.filter((each) => (name === 'others' ? each.is_current : each.name !== name));
      }),
      changePassword: fromPromise<unknown, PasswordChange>(async ({ input }) => changePassword?.(input)),
      exportData: fromPromise(async () => exportData?.()),
    },
  });
  const page = await show({
    page: <AccountPage />,
    language,
    answers: { profile: () => ({ name: 'P1', full_name: 'Noura' }) },
    features: { account },
  });
  await screen.findAllByRole('listitem');
  return { ...page, ended };
}

test.each(['en', 'ar'] as const)('shows the user and where the data is stored, in %s', async (language) => {
  const { t } = await showAccount(language);
  expect(await screen.findByText('Noura')).toBeVisible();
  expect(screen.getByText('noura@example.com')).toHaveAttribute('dir', 'ltr');
  for (const id of ['account_line', 'account_data_browser'] as const) expect(screen.getByText(t(id))).toBeVisible();
});

test('is complete while the profile is loading', async () => {
  await show({ page: <AccountPage />, answers: { profile: () => pendingReply } });
  expect(screen.getByText('noura@example.com')).toBeVisible();
});

describe('preferences', () => {
  test('switch the language', async () => {
    const { app, person } = await showAccount();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(actorOf(app, 'language').getSnapshot().context.language_abbr).toBe('ar');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'العربية' })).toBeChecked());
  });

  test('change the numerals and the theme', async () => {
    const { app, person, t } = await showAccount();
    await person.click(screen.getByRole('radio', { name: '٠ ١ ٢ ٣' }));
    await person.click(screen.getByRole('radio', { name: t('theme_dark') }));
    expect(actorOf(app, 'settings').getSnapshot().context).toMatchObject({ numerals: 'arab', theme: 'dark' });
    expect(screen.getByRole('radio', { name: t('theme_dark') })).toBeChecked();
    expect(screen.getByRole('radio', { name: t('theme_system') })).not.toBeChecked();
  });
});

describe('changing the password', () => {
  async function fill(language: 'en' | 'ar', services: Services, current: string, next: string) {
    const page = await showAccount(language, services);
    const { t, person } = page;
    const field = (message: 'current_password' | 'new_password') => screen.getByLabelText(new RegExp(`^${t(message)}`));
    if (current) await person.type(field('current_password'), current);
    if (next) await person.type(field('new_password'), next);
    await person.click(screen.getByRole('button', { name: t('change_password') }));
    return { ...page, field };
  }

  test.each(['en', 'ar'] as const)(
    'sends both passwords, clears the fields and confirms the change, in %s',
    async (language) => {
      const changePassword = vi.fn();
      const { t, field } = await fill(language, { changePassword }, 'Consult-2026!', 'tamarind under snow');
      expect(await screen.findByText(t('password_changed'))).toBeVisible();
      expect(changePassword.mock.calls).toEqual([[{ password: 'Consult-2026!', newPassword: 'tamarind under snow' }]]);
      expect(
        [field('current_password'), field('new_password')].map((each) => (each as HTMLInputElement).value),
      ).toEqual(['', '']);
    },
  );

  test('lets a password manager fill in both passwords', async () => {
    await showAccount();
    expect(screen.getByLabelText(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('shows the rules and the strength of the new password', async () => {
    const { t, person } = await showAccount();
    const field = screen.getByLabelText(/^New password/);
    expect(field).toHaveAccessibleDescription(t('password_rules', { min: 10, max: 128 }));
    await person.type(field, 'aaaaaaaaaaaa');
    expect(screen.getByText(`${t('password_strength')}: ${t('password_strength_1')}`)).toBeVisible();
    await person.type(field, ' tamarind under SNOW 7');
    expect(screen.getByText(`${t('password_strength')}: ${t('password_strength_4')}`)).toBeVisible();
  });

  test.each([
    ['no passwords', '', '', 'current_password', 'field_required'],
    ['no new password', 'Consult-2026!', '', 'new_password', 'field_required'],
    ['a short new password', 'Consult-2026!', 'short', 'new_password', 'min_characters'],
    ['the current password as the new one', 'Consult-2026!', 'Consult-2026!', 'new_password', 'invalid_same_password'],
  ] as const)('shows an error at the field for %s and sends no request', async (_, current, next, name, message) => {
    const changePassword = vi.fn();
    const { t, field } = await fill('en', { changePassword }, current, next);
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(t(message, { count: 10 })));
    expect(field(name)).toHaveFocus();
    expect(changePassword).not.toHaveBeenCalled();
  });

  test("shows the server's error at the current password and keeps the entered values", async () => {
    const rejection = new CallError({ kind: 'refused', status: 417, fields: { password: 'Not your password' } });
    const { field } = await fill('en', { changePassword: () => Promise.reject(rejection) }, 'wrong', 'tamarind snow 7');
    await waitFor(() => expect(field('current_password')).toHaveAccessibleDescription('Not your password'));
    expect(field('current_password')).toHaveFocus();
    expect(field('new_password')).toHaveValue('tamarind snow 7');
  });

  test.each(['en', 'ar'] as const)(
    'states that the new password may be valid when the reply was lost, also after another attempt, in %s',
    async (language) => {
      const changePassword = vi
        .fn()
        .mockRejectedValueOnce(new CallError({ kind: 'timedOut' }))
        .mockRejectedValueOnce(new CallError({ kind: 'refused', fields: { password: 'Not your password' } }));
      const { t, person, field } = await fill(language, { changePassword }, 'Consult-2026!', 'tamarind snow 7');
      expect(await screen.findByText(t('password_outcome_unknown'))).toBeVisible();
      expect(screen.getByText(t('error_timed_out'))).toBeVisible();
      await person.click(screen.getByRole('button', { name: t('change_password') }));
      await waitFor(() => expect(field('current_password')).toHaveAccessibleDescription('Not your password'));
      expect(screen.getByText(t('password_outcome_unknown'))).toBeVisible();
      await person.click(screen.getByRole('button', { name: t('change_password') }));
      expect(await screen.findByText(t('password_changed'))).toBeVisible();
      expect(screen.queryByText(t('password_outcome_unknown'))).toBeNull();
    },
  );

  test('shows no error of an earlier visit, but that the new password may be valid', async () => {
    const lost = new CallError({ kind: 'timedOut' });
    const wrong = new CallError({ kind: 'refused', fields: { password: 'Not your password' } });
    const changePassword = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(wrong);
    const exportData = vi.fn().mockRejectedValue(new CallError({ kind: 'server' }));
    const { t, person, field, ...page } = await fill('en', { changePassword, exportData }, 'wrong', 'tamarind snow 7');
    await screen.findByText(t('password_outcome_unknown'));
    for (const button of ['change_password', 'download_my_data'] as const)
      await person.click(screen.getByRole('button', { name: t(button) }));
    const errors = ['Not your password', t('error_server_failed')];
    for (const error of errors) expect(await screen.findByText(error)).toBeVisible();
    page.unmount();
    page.remount();
    expect(screen.getByText(t('password_outcome_unknown'))).toBeVisible();
    for (const error of errors) expect(screen.queryByText(error)).toBeNull();
    expect(field('current_password')).not.toHaveFocus();
  });
});

describe('sessions', () => {
  test.each(['en', 'ar'] as const)(
    'show browser, system and times, and mark the current one, in %s',
    async (language) => {
      const { t } = await showAccount(language);
      const [current, phone, unknown] = screen.getAllByRole('listitem');
      expect(current).toHaveTextContent(
        t('session_device', { browser: '\u2068Firefox\u2069', system: '\u2068Linux\u2069' }),
      );
      expect(current).toHaveTextContent(t('session_here'));
      expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
      expect(phone).toHaveTextContent(
        t('session_device', { browser: '\u2068Safari\u2069', system: '\u2068iPhone\u2069' }),
      );
      expect(phone).toHaveTextContent('2026');
      expect(unknown).toHaveTextContent(t('session_unknown'));
    },
  );

  test('can be ended one at a time, which moves the focus to the list', async () => {
    const { person, ended } = await showAccount();
    await person.click(screen.getByRole('button', { name: /Safari/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(ended).toEqual(['s2']);
    expect(screen.getByRole('list', { name: 'Active sessions' })).toHaveFocus();
    expect(screen.getByText('2 sessions')).toBeInTheDocument();
  });

  test('can all be ended except the current one', async () => {
    const { person, ended, t } = await showAccount();
    await person.click(screen.getByRole('button', { name: t('end_other_sessions') }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toEqual(['others']);
    expect(screen.queryByRole('button', { name: t('end_other_sessions') })).toBeNull();
  });
});

test.each([
  [firefox, { browser: 'Firefox', system: 'Linux' }],
  [safari, { browser: 'Safari', system: 'iPhone' }],
  [edge, { browser: 'Edge', system: 'Windows' }],
  ['curl/8.5.0', null],
  [null, null],
])('reads %s as %o', (userAgent, device) => {
  expect(parseUserAgent(userAgent)).toEqual(device);
});

describe('my data', () => {
  test('is downloaded', async () => {
    const exportData = vi.fn();
    const { person, t } = await showAccount('en', { exportData });
    await person.click(screen.getByRole('button', { name: t('download_my_data') }));
    expect(await screen.findByText(t('data_handed_over'))).toBeVisible();
    expect(exportData).toHaveBeenCalledOnce();
  });

  test('is cleared from this browser by a logout after confirmation', async () => {
    const { app, person, t } = await showAccount('ar');
    const open = () => person.click(screen.getByRole('button', { name: t('clear_browser') }));
    await open();
    const dialog = screen.getByRole('dialog', { name: t('clear_browser_title') });
    await person.click(within(dialog).getByRole('button', { name: t('cancel') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actorOf(app, 'auth').getSnapshot().context.token).toBe('T1');
    const onLogout = vi.fn();
    actorOf(app, 'logout').subscribe(onLogout);
    await open();
    await person.click(screen.getByRole('button', { name: t('clear_browser_confirm') }));
    expect(onLogout).toHaveBeenCalled();
  });

  test.each([
    ['en', '2 changes have not been sent and will be deleted.'],
    ['ar', 'تعديلان لم يُرسَلا وسيُحذفان.'],
  ] as const)(
    'is cleared only after the number of changes that have not been sent is shown, in %s',
    async (language, line) => {
      const { app, person, t } = await showAccount(language);
      act(() => {
        for (const subject of ['RFQ-1', 'RFQ-2']) addBookmark(app, subject);
      });
      await person.click(screen.getByRole('button', { name: t('clear_browser') }));
      expect(within(screen.getByRole('dialog', { name: t('clear_browser_title') })).getByText(line)).toBeVisible();
    },
  );
});

describe('the taxes on invoices', () => {
  const tax = { name: 'VAT', title: 'VAT 15%', rate: 15, country: 'SA', is_default: 1, valid_from: '2020-07-01' };

  test.each(['en', 'ar'] as const)('are in a section of their own, in %s', async (language) => {
    const { t } = await show({ page: <AccountPage />, language, answers: { taxDetails: () => [tax] } });
    const row = await screen.findByRole('row', { name: /VAT 15%/ });
    expect(screen.getByRole('table', { name: t('taxes_of_invoices') })).toContainElement(row);
    expect(row).toHaveTextContent(t('tax_default'));
    const from = { en: 'From 1 July 2020', ar: 'ابتداءً من 1 يوليو 2020' };
    expect(within(row).getByText(from[language])).toBeVisible();
  });

  test('leave the rest of the page when they fail', async () => {
    const { t } = await show({
      page: <AccountPage />,
      answers: {
        taxDetails: () => {
          throw new CallError({ kind: 'forbidden' });
        },
      },
    });
    expect(await screen.findByText(t('not_permitted'))).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English' })).toBeVisible();
  });
});
