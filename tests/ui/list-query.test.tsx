import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo } from 'react';
import { expect, test } from 'vitest';
import { FilterBar } from '../../src/ui/list/filter-bar.tsx';
import { type ListSpec, optionsIn } from '../../src/ui/list/list-query.ts';
import { NoResults } from '../../src/ui/list/no-results.tsx';
import { useListQuery } from '../../src/ui/list/use-list-query.ts';
import { Router } from '../../src/ui/router.tsx';
import { catalogueIn, messagesIn } from './support/messages-in.ts';

interface Person {
  readonly name: string;
  readonly city: string;
  readonly age: number;
}

const people: readonly Person[] = [
  { name: 'أحمد', city: 'Riyadh', age: 40 },
  { name: 'Noura', city: 'Jeddah', age: 35 },
  { name: 'Sara', city: 'Riyadh', age: 28 },
];

const specOf = (): ListSpec<Person> => ({
  filters: [
    {
      param: 'city',
      label: 'City',
      isInBar: true,
      options: (rows) => optionsIn(rows, ({ city }) => city, String),
      matches: ({ city }, value) => city === value,
    },
    {
      param: 'group',
      label: 'Group',
      options: () => [{ value: 'young', label: 'Young' }],
      matches: ({ age }) => age < 40,
    },
  ],
  sorts: [
    { value: 'name', label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) },
    { value: 'age', label: 'Age', compare: (a, b) => a.age - b.age },
  ],
  textOf: ({ name, city }) => [name, city],
});

function People() {
  const query = useListQuery(people, useMemo(specOf, []));
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      <FilterBar query={query} searchLabel="Find a person" />
      <ul>
        {query.rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {query.rows.length === 0 && <NoResults query={query} />}
    </>
  );
}

function open(path = '/') {
  history.pushState(null, '', '/before');
  history.pushState(null, '', path);
  render(
    <I18nProvider i18n={catalogueIn('en')}>
      <Router>
        <People />
      </Router>
    </I18nProvider>,
  );
  return { person: userEvent.setup(), t: messagesIn('en') };
}

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const address = () => location.search;
const field = () => screen.getByRole('searchbox', { name: 'Find a person' });
const city = () => screen.getByRole('combobox', { name: 'City' });

test('restores search, filter and order from the address', () => {
  const { t } = open('/?q=r&city=Riyadh&sort=age');
  expect(names()).toEqual(['Sara', 'أحمد']);
  expect(field()).toHaveValue('r');
  expect(city()).toHaveValue('Riyadh');
  expect(screen.getByRole('status')).toHaveTextContent(t('results_count', { count: 2 }));
});

test('ignores a value that is not an option', () => {
  const { t } = open('/?city=Atlantis&sort=size&other=1');
  expect(names()).toHaveLength(3);
  expect(city()).toHaveValue('');
  expect(screen.queryByRole('button', { name: t('clear_filters') })).toBeNull();
});

test('filters while typing and replaces the address, so that Back leaves the list', async () => {
  const { person } = open();
  await person.type(field(), 'احمد ');
  expect(names()).toEqual(['أحمد']);
  await waitFor(() => expect(address()).toBe(`?q=${encodeURIComponent('احمد')}`));
  expect(field()).toHaveValue('احمد ');
  history.back();
  await waitFor(() => expect(names()).toHaveLength(3));
  expect([location.pathname, address()]).toEqual(['/before', '']);
});

test('writes the search to the address when the field loses the focus', async () => {
  const { person } = open();
  await person.type(field(), 'sara');
  await person.tab();
  expect(address()).toBe('?q=sara');
});

test('writes the search to the address when Enter is pressed, and no other key', async () => {
  const { person } = open();
  await person.type(field(), 'sara{Shift}');
  expect(address()).toBe('');
  await person.keyboard('{Enter}');
  expect(address()).toBe('?q=sara');
});

test('orders the rows by the order that is chosen in the bar, and leaves the usual one out of the address', async () => {
  const { person, t } = open();
  const order = screen.getByRole('combobox', { name: t('sort_by') });
  expect([names(), order]).toEqual([['Noura', 'Sara', 'أحمد'], expect.objectContaining({ value: 'name' })]);
  await person.selectOptions(order, 'age');
  expect([names(), address()]).toEqual([['Sara', 'Noura', 'أحمد'], '?sort=age']);
  expect(order).toHaveValue('age');
  await person.selectOptions(order, 'name');
  expect([names(), address()]).toEqual([['Noura', 'Sara', 'أحمد'], '']);
});

test('has the main filters in the bar, with the values of the rows by their names, and all of them in the sheet', async () => {
  const { person, t } = open('/?city=Riyadh&group=young');
  expect(names()).toEqual(['Sara']); // every filter applies
  const labels = (all: readonly HTMLElement[]) => all.map((each) => each.textContent);
  expect(labels(within(city()).getAllByRole('option'))).toEqual([t('filter_any'), 'Jeddah', 'Riyadh']);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  const more = screen.getByRole('button', { name: t('filters_count', { count: 2 }) });
  expect(more).toHaveAttribute('aria-haspopup', 'dialog');
  await person.click(more);
  const sheet = within(screen.getByRole('dialog', { name: t('filters') }));
  expect(sheet.getAllByRole('combobox').map((each) => (each as HTMLSelectElement).value)).toEqual([
    ...['Riyadh', 'young', 'name'],
  ]);
});

test('undoes a choice with Back', async () => {
  const { person } = open('/?q=a');
  await within(city()).findByRole('option', { name: 'Riyadh' });
  await person.selectOptions(city(), 'Riyadh');
  expect(address()).toBe('?q=a&city=Riyadh');
  history.back();
  await waitFor(() => expect(city()).toHaveValue(''));
  expect(address()).toBe('?q=a');
});

test('clears search and filters and keeps the order', async () => {
  const { person, t } = open('/?q=a&city=Riyadh&sort=age');
  await person.click(screen.getByRole('button', { name: t('clear_filters') }));
  expect(address()).toBe('?sort=age');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('clears a search that finds nothing, and moves the focus from the removed button', async () => {
  const { person, t } = open('/?q=zzz');
  const message = screen.getByRole('heading', { name: t('nothing_found') }).parentElement;
  await person.click(within(message ?? document.body).getByRole('button', { name: t('clear_filters') }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('removes a filter with its chip', async () => {
  const { person, t } = open('/?city=Riyadh');
  const name = t('remove_filter', { name: 'City: \u2068Riyadh\u2069' });
  await person.click(screen.getByRole('button', { name }));
  expect(address()).toBe('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the button of the filters states how many are active', async () => {
  const { person, t } = open('/?city=Riyadh');
  const button = screen.getByRole('button', { name: t('filters_count', { count: 1 }) });
  expect(button).toHaveTextContent(`${t('filters')}1`);
  await person.click(screen.getByRole('button', { name: t('remove_filter', { name: 'City: \u2068Riyadh\u2069' }) }));
  expect(button).toHaveAccessibleName(t('filters_count', { count: 0 }));
  expect(button).toHaveTextContent(new RegExp(`^${t('filters')}$`));
});

test('shows in the sheet how many rows remain, and confirms it as one step of the history', async () => {
  const { person, t } = open();
  await person.click(screen.getByRole('button', { name: t('filters_count', { count: 0 }) }));
  const sheet = within(screen.getByRole('dialog', { name: t('filters') }));
  await person.selectOptions(sheet.getByRole('combobox', { name: 'City' }), 'Jeddah');
  await person.selectOptions(sheet.getByRole('combobox', { name: t('sort_by') }), 'age');
  expect(address()).toBe('');
  await person.click(sheet.getByRole('button', { name: t('show_results', { count: 1 }) }));
  expect(address()).toBe('?sort=age&city=Jeddah');
  expect(screen.queryByRole('dialog')).toBeNull();
  history.back();
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(address()).toBe('');
});
