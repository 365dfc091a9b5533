import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FilterBar } from '../../src/ui/list/filter-bar.tsx';
import { type ListSpec, optionsIn } from '../../src/ui/list/list-query.ts';
import { useListQuery } from '../../src/ui/list/use-list-query.ts';
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
  ],
  sorts: [
    { value: 'name', label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) },
    { value: 'age', label: 'Age', compare: (a, b) => a.age - b.age },
  ],
  textOf: ({ name, city }) => [name, city],
});

function People() {
  const query = useListQuery(people, useMemo(specOf, []));
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <FilterBar query={query} searchLabel="Find a person" />
      <ul>
        {query.rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <code>{search}</code>
      <button type="button" onClick={() => navigate(-1)}>
        go back
      </button>
    </>
  );
}

function open(path = '/') {
  render(
    <I18nProvider i18n={catalogueIn('en')}>
      <MemoryRouter initialEntries={['/before', path]} initialIndex={1}>
        <People />
      </MemoryRouter>
    </I18nProvider>,
  );
  return { person: userEvent.setup(), t: messagesIn('en') };
}

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const address = () => document.querySelector('code')?.textContent;
const field = () => screen.getByRole('searchbox', { name: 'Find a person' });
const city = () => screen.getByRole('combobox', { name: 'City' });

test('a link brings search, filter and order with it', () => {
  const { t } = open('/?q=r&city=Riyadh&sort=age');
  expect(names()).toEqual(['Sara', 'أحمد']);
  expect(field()).toHaveValue('r');
  expect(city()).toHaveValue('Riyadh');
  expect(screen.getByRole('status')).toHaveTextContent(t('results_count', { count: 2 }));
});

test('a value that is no choice is disregarded', () => {
  open('/?city=Atlantis&sort=size&other=1');
  expect(names()).toHaveLength(3);
  expect(city()).toHaveValue('');
});

test('what is typed filters at once and takes the place of the address; Back leaves the list', async () => {
  const { person } = open();
  await person.type(field(), 'احمد ');
  expect(names()).toEqual(['أحمد']);
  await waitFor(() => expect(address()).toBe(`?q=${encodeURIComponent('احمد')}`));
  expect(field()).toHaveValue('احمد ');
  await person.click(screen.getByRole('button', { name: 'go back' }));
  expect(address()).toBe('');
  expect(names()).toHaveLength(3);
});

test('leaving the field puts what was typed into the address before anything else happens', async () => {
  const { person } = open();
  await person.type(field(), 'sara');
  await person.tab();
  expect(address()).toBe('?q=sara');
});

test('Back takes a choice back, and the search with it', async () => {
  const { person } = open('/?q=a');
  await person.selectOptions(city(), 'Riyadh');
  expect(address()).toBe('?q=a&city=Riyadh');
  await person.click(screen.getByRole('button', { name: 'go back' }));
  expect(address()).toBe('?q=a');
  expect(city()).toHaveValue('');
});

test('Clear all takes search and filters and keeps the order', async () => {
  const { person, t } = open('/?q=a&city=Riyadh&sort=age');
  await person.click(screen.getByRole('button', { name: t('clear_filters') }));
  expect(address()).toBe('?sort=age');
  expect(field()).toHaveValue('');
});

test('a filter in force is taken away by its chip', async () => {
  const { person, t } = open('/?city=Riyadh');
  const name = t('remove_filter', { name: 'City: \u2068Riyadh\u2069' });
  await person.click(screen.getByRole('button', { name }));
  expect(address()).toBe('');
});

test('the sheet says how many rows a choice leaves, and is one step for Back', async () => {
  const { person, t } = open();
  await person.click(screen.getByRole('button', { name: t('filters_count', { count: 0 }) }));
  const sheet = within(screen.getByRole('dialog', { name: t('filters') }));
  await person.selectOptions(sheet.getByRole('combobox', { name: 'City' }), 'Jeddah');
  await person.selectOptions(sheet.getByRole('combobox', { name: t('sort_by') }), 'age');
  expect(address()).toBe('');
  await person.click(sheet.getByRole('button', { name: t('show_results', { count: 1 }) }));
  expect(address()).toBe('?sort=age&city=Jeddah');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'go back' }));
  await act(async () => {});
  expect(address()).toBe('');
});
