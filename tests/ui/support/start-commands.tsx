import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { actorOf } from '../../../src/ui/actors.tsx';
import { Commands } from '../../../src/ui/command-palette/commands.tsx';
import { usePathname } from '../../../src/ui/router.tsx';
import { type Answers, show } from './show.tsx';

const ignoredKey = new KeyboardEvent('keydown', { key: 'Shift' });

function TestPage() {
  return (
    <main>
      <output aria-label="address">{usePathname()}</output>
      <label>
        Note <input />
      </label>
      <input type="search" aria-label="In this list" />
      <Commands trigger={ignoredKey} />
    </main>
  );
}

/** Renders a page with the commands, and with records that were read. */
export async function startCommands(language: 'en' | 'ar' = 'en', contractList: Answers['contractList'] = () => []) {
  const page = await show({
    page: <TestPage />,
    language,
    answers: {
      jobRequests: () => [
        { name: 'RFQ-1', job_title: 'تقييم مالي لشركة أغذية', client_name: 'شركة الأمل' },
        { name: 'RFQ-2', job_title: 'Market entry study', client_name: null },
      ],
      contractList,
      invoices: () => [{ name: 'SINV-7', title: 'Second milestone', customer_name: 'Al Amal' }],
    },
  });
  for (const key of ['jobRequests', 'invoices'] as const) {
    actorOf(page.app, key).send({ type: 'list.open' });
    await waitFor(() => expect(actorOf(page.app, key).getSnapshot().value).toBe('succeeded'));
  }
  const { t, person } = page;
  const open = () => person.keyboard('{Control>}k{/Control}');
  const field = () => screen.getByRole('combobox', { name: t('palette_placeholder') });
  // the keys beside an entry are not part of its name
  const options = () =>
    screen.getAllByRole('option').map((option) => {
      const shown = option.cloneNode(true) as Element; // of an element
      for (const keys of shown.querySelectorAll('[aria-hidden]')) keys.remove();
      return shown.textContent;
    });
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  const address = () => screen.getByRole('status', { name: 'address' }).textContent;
  return { ...page, open, field, options, active, address };
}
