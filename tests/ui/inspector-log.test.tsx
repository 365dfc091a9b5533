/** Tests the log of events of the inspector's page, and the details of one event. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { EventLog } from '../../src/inspector/page/event-log.tsx';
import type { Entry } from '../../src/inspector/page/inspected-app.ts';

const names: Record<string, string> = { x1: 'auth', x2: 'language' };

function entry(n: number, type: string, others: Partial<Entry> & { payload?: object } = {}): Entry {
  const { payload, ...rest } = others;
  const event = { type, ...payload };
  const parts = { from: null, actor: 'x1', taken: [], state: ['auth'], changes: [], ...rest };
  return {
    n,
    at: new Date(2026, 2, 5, 14, 3, 9, 20 + n).getTime(),
    event,
    text: JSON.stringify(event).toLowerCase(),
    ...parts,
  };
}

const all = [
  entry(1, 'auth.signIn', { payload: { usr: 'Noor' } }),
  entry(2, 'language.toggle', { from: 'x1', actor: 'x2' }),
  entry(3, 'xstate.stop'),
  entry(4, 'xstate.done.actor.signIn'),
];

interface Shown {
  readonly entries?: readonly Entry[];
  readonly actor?: { readonly id: string; readonly name: string };
  readonly onClear?: () => void;
}

/** Shows the log with room for its rows. */
function show({ entries = all, ...props }: Shown = {}) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const selections: (number | undefined)[] = [];
  function Log({ entries }: { entries: readonly Entry[] }) {
    const [selected, select] = useState<number>();
    const onSelect = (n: number | undefined) => {
      selections.push(n);
      select(n);
    };
    const nameOf = (id: string) => names[id] ?? id;
    return (
      <EventLog {...{ entries, selected, onSelect, nameOf, actor: undefined, ...props }} version={entries.length} />
    );
  }
  const { rerender } = render(<Log entries={entries} />);
  return {
    selections,
    add: (more: readonly Entry[]) => rerender(<Log entries={[...entries, ...more]} />),
    person: userEvent.setup(),
  };
}

const rows = () => screen.getAllByRole('option').map((row) => row.textContent);
const status = () => screen.getByRole('status').textContent;
const search = (text: string) => fireEvent.change(screen.getByLabelText('Search events'), { target: { value: text } });

test('has a line for each event, but for the starts and stops of services until they are chosen', async () => {
  const { person } = show();
  expect(rows()).toEqual([
    '14:03:09.021authauth.signIn{"usr":"Noor"}',
    '14:03:09.022auth → languagelanguage.toggle',
    '14:03:09.024authxstate.done.actor.signIn',
  ]);
  expect(status()).toBe('3 of 4 events');
  await person.click(screen.getByLabelText('Internal events'));
  expect(rows()).toHaveLength(4);
  expect(status()).toBe('4 events');
  expect(screen.getAllByRole('option').map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4']);
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '4');
});

test('counts one event as one, with its transitions and changes', () => {
  const changes = [{ path: 'a', after: 1 }];
  show({
    entries: [entry(1, 'auth.signIn', { taken: ['idle → pending'], changes }), entry(2, 'a', { taken: ['b', 'c'] })],
  });
  expect(rows()).toEqual([expect.stringMatching(/1 transition, 1 change$/), expect.stringMatching(/2 transitions$/)]);
  expect(status()).toBe('2 events');
});

test('finds the events that have every word of the search in their names or their text', () => {
  show();
  search('NOOR auth');
  expect(rows()).toEqual([expect.stringContaining('auth.signIn')]);
  search('  auth language ');
  expect(rows()).toEqual([expect.stringContaining('language.toggle')]);
  expect(status()).toBe('1 of 4 events');
});

test('can be narrowed to what the selected actor receives', async () => {
  const { person } = show({ actor: { id: 'x2', name: 'language' } });
  await person.click(screen.getByLabelText('Only language'));
  expect(rows()).toEqual([expect.stringContaining('language.toggle')]);
});

test('selects by the keys, from the newest event, and not beyond the first and the last one', async () => {
  const many = Array.from({ length: 25 }, (_, at) => entry(at + 1, `event.${at + 1}`));
  const { person, selections } = show({ entries: many });
  screen.getByRole('listbox', { name: 'Events' }).focus();
  await person.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{PageUp}{PageDown}{Home}{PageUp}{End}{PageDown}');
  expect(selections).toEqual([25, 24, 25, 25, 15, 25, 1, 1, 25, 25]);
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', 'entry-25');
  await person.keyboard('{Escape}');
  expect(selections.at(-1)).toBeUndefined();
  expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-activedescendant');
  await person.keyboard('{ArrowDown}{Control>}{Home}{/Control}{Alt>}{Home}{/Alt}{Meta>}{Home}{/Meta}');
  expect(selections.slice(-1)).toEqual([25]);
});

test('holds later events back while it is paused', async () => {
  const onClear = vi.fn();
  const { person, add } = show({ onClear });
  await person.click(screen.getByLabelText('Internal events'));
  const pause = screen.getByRole('button', { name: 'Pause' });
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  await person.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
  add([entry(5, 'auth.end'), entry(6, 'auth.end')]);
  expect(rows()).toHaveLength(4);
  expect(status()).toBe('4 of 6 events, 2 since the pause');
  await person.click(pause);
  expect(rows()).toHaveLength(6);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('of a recording cannot be paused or cleared', () => {
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Only the selected actor')).toBeVisible();
});

test('shows the selected event with its payload, its transitions and the changes of the context', async () => {
  const changes = [
    { path: 'usr', before: 'a', after: 'b' },
    { path: '', after: 1 },
    { path: 'gone', before: 2 },
  ];
  const { person, selections } = show({
    entries: [
      entry(1, 'auth.signIn', {
        from: 'x2',
        payload: { usr: 'Noor' },
        taken: ['idle → pending', 'idle → pending'],
        changes,
      }),
      entry(2, 'auth.later', { state: null }),
      entry(3, 'auth.ignored'),
      entry(4, 'auth.service', { changes }),
    ],
  });
  const open = async (n: number) => {
    await person.click(screen.getByRole('option', { name: new RegExp(`2${n}`) }));
    return within(screen.getByRole('region', { name: 'Selected event' }));
  };
  const details = await open(1);
  expect(details.getByText('14:03:09.021 · language → auth')).toBeVisible();
  expect(details.getByText('"Noor"')).toBeVisible();
  expect(details.getAllByRole('listitem').map((each) => each.textContent)).toEqual(Array(2).fill('idle → pending'));
  expect(details.getAllByRole('term').map((each) => each.textContent)).toEqual(['usr', '(root)', 'gone']);
  expect(details.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    ...['− before: "a"', '+ after: "b"', '+ after: 1', '− before: 2'],
  ]);
  expect((await open(2)).getByText('Not handled yet.')).toBeVisible();
  expect((await open(2)).getByText(/ · outside → auth$/)).toBeVisible();
  expect((await open(3)).getByText('None: the event had no effect.')).toBeVisible();
  expect((await open(4)).getByText('None: a service has no transitions.')).toBeVisible();
  await person.click(details.getByRole('button', { name: 'Close' }));
  expect(selections.at(-1)).toBeUndefined();
  expect(screen.queryByRole('region', { name: 'Selected event' })).not.toBeInTheDocument();
});
