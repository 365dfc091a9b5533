/** Tests the command palette. Long because the palette and the shortcuts share a page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { hold } from '../support/hold.ts';
import { startCommands as start } from './support/start-commands.tsx';

describe('the command palette', () => {
  test.each(['en', 'ar'] as const)('offers pages and the actions that are possible, in %s', async (language) => {
    const { open, options, t } = await start(language);
    await open();
    const otherLanguage = t(language === 'ar' ? 'language_name_en' : 'language_name_ar');
    for (const label of [
      t('bio'),
      t('invoice'),
      t('continue_in', { language: otherLanguage }),
      t('theme_named', { theme: t('theme_dark') }),
      t('download_my_data'),
      t('log_out'),
    ]) {
      expect(options()).toContain(label);
    }
    expect(options()).not.toContain(t('signup'));
    expect(options()).not.toContain(t('theme_named', { theme: t('theme_system') }));
  });

  test('chooses nothing by the Enter that ends the input of a word', async () => {
    const { open, field, active, address } = await start();
    await open();
    expect(active()).not.toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toBeVisible();
    expect(address()).toBe('/');
  });

  test('moves by six entries with Page Down and Page Up, and stays at the ends', async () => {
    const { open, person, active } = await start();
    await open();
    const all = screen.getAllByRole('option');
    await person.keyboard('{PageDown}');
    expect(active()).toBe(all[6]);
    await person.keyboard('{PageDown}'.repeat(all.length));
    expect(active()).toBe(all.at(-1));
    await person.keyboard('{PageUp}'.repeat(all.length));
    expect(active()).toBe(all[0]);
  });

  test('focuses its field and closes with the shortcut that opened it', async () => {
    const { open, field } = await start();
    const note = screen.getByLabelText('Note');
    note.focus();
    await open();
    expect(field()).toHaveFocus();
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('wraps around with the arrow keys and opens the active option with Enter', async () => {
    const { open, options, active, person, address } = await start();
    await open();
    expect(active()).toHaveTextContent(options()[0] ?? '');
    await person.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent(options().at(-1) ?? '');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent(options()[1] ?? '');
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/account-view');
  });

  test('finds a loaded record regardless of Arabic spelling variants', async () => {
    const { open, options, person, address } = await start('ar');
    await open();
    await person.keyboard('شركه اغذيه');
    await waitFor(() => expect(options()).toEqual(['تقييم مالي لشركة أغذيةشركة الأمل · RFQ-1']));
    await person.keyboard('{Enter}');
    expect(address()).toBe('/job-request-list/RFQ-1');
  });

  test('searches all kinds of records by name and announces the number of results', async () => {
    const { open, options, person, t } = await start();
    await open();
    await person.keyboard('sinv');
    await waitFor(() => expect(options()).toEqual(['Second milestoneAl Amal · SINV-7']));
    expect(screen.getByText(t('results_count', { count: 1 }))).toBeInTheDocument();
    expect(screen.getByRole('group', { name: t('invoice') })).toBeVisible();
    await person.keyboard(' zzz');
    expect(await screen.findByText(t('nothing_matches', { text: '\u2068sinv zzz\u2069' }))).toBeVisible();
  });

  test.each([
    ['en', 'active'],
    ['ar', 'نشط'],
  ] as const)('finds a record by its status as the screen shows it, in %s', async (language, word) => {
    const { open, field, options, person } = await start(language, () => [
      { name: 'CON-1', title: 'Operating model', party_name: 'Wadi Water', status: 'Active' },
      { name: 'CON-2', title: 'Pay review', party_name: 'Sadu', status: 'Completed' },
    ]);
    await open();
    await person.type(field(), word);
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(options()[0]).toContain('CON-1');
  });

  test.each(['en', 'ar'] as const)(
    'loads the lists that no page has loaded and shows that it is loading, in %s',
    async (language) => {
      let resolveRows = (_rows: unknown[]) => {};
      const rows = new Promise((resolve) => {
        resolveRows = resolve;
      });
      const { app, open, options, person, t } = await start(language, () => rows);
      await open();
      await person.keyboard('con-');
      expect(await screen.findByText(t('palette_reading'))).toBeVisible();
      expect(screen.queryByText(t('nothing_matches', { text: '\u2068con-\u2069' }))).toBeNull();
      resolveRows([{ name: 'CON-1', title: 'Operating model', party_name: 'Wadi Water' }]);
      await waitFor(() => expect(options()).toEqual(['Operating modelWadi Water · CON-1']));
      expect(screen.queryByText(t('palette_reading'))).toBeNull();
      await open();
      for (const key of ['jobRequests', 'contractList', 'invoices'] as const) {
        expect(actorOf(app, key).getSnapshot().context.isOnScreen).toBe(false);
      }
    },
  );

  test('keeps the active option when a record loads above it', async () => {
    const { released: lateRows, release: resolveRows } = hold<unknown[]>();
    const { person, open, field, options, active, address } = await start('en', () => lateRows);
    await open();
    await person.type(field(), 'second');
    await waitFor(() => expect(active()).toHaveTextContent('Second milestone'));
    resolveRows([{ name: 'CON-9', title: 'Second site', party_name: null }]);
    await waitFor(() => expect(options()[0]).toContain('Second site'));
    expect(active()).toHaveTextContent('Second milestone');
    await person.keyboard('{Enter}');
    expect(address()).toBe('/invoice/SINV-7');
  });

  test('shows the error of a failed list, offers the other records and retries', async () => {
    let isDown = true;
    const { open, options, person, t } = await start('en', () => {
      if (isDown) throw new CallError({ kind: 'server' });
      return [{ name: 'CON-1', title: 'Second opinion', party_name: null }];
    });
    await open();
    await person.keyboard('second');
    expect(await screen.findByText(t('error_server_failed'))).toBeVisible();
    expect(options()).toEqual(['Second milestoneAl Amal · SINV-7']);
    isDown = false;
    await person.click(screen.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(options()).toContain('Second opinionCON-1'));
  });

  test('loads no lists for a visitor', async () => {
    const { app, requests, open } = await start();
    actorOf(app, 'auth').send({ type: 'session.end' });
    const before = requests.length;
    await open();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(requests).toHaveLength(before);
  });

  test("sends the chosen action's event to its actor", async () => {
    const { app, open, person, t } = await start();
    await open();
    await person.click(screen.getByRole('option', { name: t('theme_named', { theme: t('theme_dark') }) }));
    expect(actorOf(app, 'settings').getSnapshot().context.theme).toBe('dark');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers login and sign-up to a visitor, but nothing that requires an account', async () => {
    const { app, open, options, t } = await start();
    actorOf(app, 'auth').send({ type: 'session.end' });
    await open();
    expect(options()).toEqual(expect.arrayContaining([t('login'), t('signup')]));
    for (const label of [t('invoice'), t('log_out'), t('download_my_data')]) {
      expect(options()).not.toContain(label);
    }
  });
});

describe('shortcuts', () => {
  test('are listed when ? is pressed', async () => {
    const { person, t } = await start();
    await person.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: t('shortcuts') });
    expect(within(dialog).getByText(t('shortcut_go', { page: t('invoice') }))).toBeVisible();
  });

  test('open a page with two letters, also on an Arabic keyboard', async () => {
    const { person, address } = await start();
    await person.keyboard('gi');
    expect(address()).toBe('/invoice');
    fireEvent.keyDown(document.body, { key: 'ل', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'ؤ', code: 'KeyC' });
    expect(address()).toBe('/contract');
  });

  test("focus the list's search field", async () => {
    const { person } = await start();
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('are ignored while typing, except the one for the palette', async () => {
    const { person, address, open, field } = await start();
    await person.type(screen.getByLabelText('Note'), 'gi?/');
    expect(screen.getByLabelText('Note')).toHaveValue('gi?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/');
    await open();
    expect(field()).toHaveFocus();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('with a single key leave a key with %s alone', async (held) => {
    const { t } = await start();
    const press = (init: object) => fireEvent.keyDown(document.body, { key: '?', code: 'Slash', ...init });
    press({ [held]: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    press({});
    expect(screen.getByRole('dialog', { name: t('shortcuts') })).toBeVisible();
  });

  test('with a single key can be switched off', async () => {
    const { app, person, t } = await start();
    await person.keyboard('?');
    await person.click(screen.getByRole('checkbox', { name: t('shortcuts_single') }));
    expect(actorOf(app, 'settings').getSnapshot().context.singleKeys).toBe(false);
    await person.click(screen.getByRole('button', { name: t('close') }));
    await person.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
