import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { actorOf } from '../../src/ui/actors.tsx';
import { startCommands } from './support/start-commands.tsx';

test('an option is chosen with the pointer, which leaves the focus in the field', async () => {
  const { open, field, active, address } = await startCommands();
  await open();
  const third = screen.getAllByRole('option')[2] as HTMLElement;
  fireEvent.pointerMove(third);
  expect(active()).toBe(third);
  expect(screen.getAllByRole('option', { selected: true })).toEqual([third]);
  const press = createEvent.mouseDown(third);
  fireEvent(third, press);
  expect(press.defaultPrevented).toBe(true);
  expect(field()).toHaveFocus();
  fireEvent.click(third);
  expect(address()).toBe('/job-request-list');
});

test('at most six records of a list are offered', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ name: `CON-${at}`, title: `Study ${at}`, party_name: null }));
  const { open, options, person } = await startCommands('en', () => many);
  await open();
  await person.keyboard('con-');
  await waitFor(() => expect(options()).toHaveLength(6));
  await person.keyboard('7');
  await waitFor(() => expect(options()).toEqual(['Study 7CON-7']));
});

test('the download of the data begins on the page that shows how it ends', async () => {
  const { app, open, person, address, t } = await startCommands();
  const send = vi.spyOn(actorOf(app, 'account'), 'send');
  await open();
  await person.click(screen.getByRole('option', { name: t('download_my_data') }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'data.export' });
  expect(address()).toBe('/account');
});

test('the keys beside the pages are shown only while they work', async () => {
  const { app, open } = await startCommands();
  await open();
  const keys = () => [...document.querySelectorAll('[role="option"] kbd')].map((key) => key.textContent);
  expect(keys().slice(0, 2)).toEqual(['G', 'P']);
  await open();
  actorOf(app, 'settings').send({ type: 'settings.change', singleKeys: false });
  await open();
  expect(keys()).not.toContain('G');
});

/** Presses two keys, the second one some milliseconds after the first. */
function pressInTurn(first: string, second: string, gap: number) {
  const now = performance.now();
  for (const [key, at] of [
    [first, now],
    [second, now + gap],
  ] as const) {
    const event = createEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(document.body, event);
  }
}

test.each([
  ['g', 'i', 1_400, '/invoice'],
  ['g', 'i', 1_600, '/'],
  ['j', 'i', 10, '/'],
])('the keys %s and %s, %i ms apart, lead to %s', async (first, second, gap, path) => {
  const { address } = await startCommands();
  pressInTurn(first, second, gap);
  expect(address()).toBe(path);
});

test('a visitor opens no page with two keys', async () => {
  const { app, address } = await startCommands();
  actorOf(app, 'auth').send({ type: 'session.end' });
  await waitFor(() => expect(actorOf(app, 'auth').getSnapshot().context.isLoggedIn).toBe(false));
  pressInTurn('g', 'i', 10);
  expect(address()).toBe('/');
});
