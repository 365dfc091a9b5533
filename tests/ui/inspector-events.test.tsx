/** Tests the parts of the inspector's page that send events and that step through a recording. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EventEditor } from '../../src/inspector/page/event-editor.tsx';
import { NextEvents } from '../../src/inspector/page/next-events.tsx';
import { Timeline } from '../../src/inspector/page/timeline.tsx';
import { ValueTree } from '../../src/inspector/page/value-tree.tsx';
import { type Chart, chartOf } from '../../src/machines/chart.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { actorView } from './support/actor-view.ts';

describe('the editor of a payload', () => {
  const open = (example: object = { usr: 'noor' }) => {
    const [onSend, onCancel] = [vi.fn(), vi.fn()];
    render(<EventEditor type="auth.signIn" example={example} onSend={onSend} onCancel={onCancel} />);
    const field = screen.getByLabelText('Payload of auth.signIn as JSON');
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    return { field, type, onSend, onCancel, person: userEvent.setup() };
  };

  test('has the focus and the example, and sends what it contains with the type of the event', async () => {
    const { field, type, onSend, person } = open();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('{\n  "usr": "noor"\n}');
    expect(field).toHaveAttribute('spellcheck', 'false');
    type(' {"usr": "sami", "type": "other"}');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ usr: 'sami', type: 'auth.signIn' });
  });

  test.each([
    ['{Control>}{Enter}{/Control}', 1, 0],
    ['{Meta>}{Enter}{/Meta}', 1, 0],
    ['{Enter}', 0, 0],
    ['{Escape}', 0, 1],
  ])('after %s, has sent %i times and was cancelled %i times', async (keys, sent, cancelled) => {
    const { onSend, onCancel, person } = open();
    await person.keyboard(keys);
    expect([onSend.mock.calls.length, onCancel.mock.calls.length]).toEqual([sent, cancelled]);
  });

  test.each([
    ['{"usr":', /^This is not JSON: ./],
    ['[1]', 'The payload must be an object, such as { "language": "ar" }.'],
    ['null', 'The payload must be an object, such as { "language": "ar" }.'],
    ['5', 'The payload must be an object, such as { "language": "ar" }.'],
  ])('sends nothing for %s, and states why until it is changed', async (text, reason) => {
    const { field, type, onSend, person } = open();
    type(text);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(reason);
    type('');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAccessibleDescription();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ type: 'auth.signIn' });
  });

  test('warns of values that the inspector does not have', () => {
    const { field, type } = open({ password: '•••' });
    expect(field).toHaveAccessibleDescription('Hidden values (•••) are sent as they are unless you replace them.');
    type('{"password": "a long one"}');
    expect(field).not.toHaveAccessibleDescription();
  });
});

describe('the next events of an actor', () => {
  const show = (chart: Chart | null, state: string[], onSend?: (event: object) => void) =>
    render(<NextEvents actor={actorView('one', { chart, state })} payloads={new Map()} onSend={onSend} />);

  test('are none for a service, and none that a state does not handle', () => {
    show(null, []);
    expect(screen.getByText('A service has no chart and so no events to send.')).toBeVisible();
    show(chartOf(languageMachine), []);
    expect(screen.getByText('It handles no event in this state.')).toBeVisible();
  });

  test('are sent at once, or after their payload is edited; one with a file cannot be sent', async () => {
    const onSend = vi.fn();
    const { unmount } = show(chartOf(languageMachine), ['language.en', 'language.en.ready'], onSend);
    await userEvent.click(screen.getByRole('button', { name: 'language.toggle' }));
    expect(onSend).toHaveBeenLastCalledWith({ type: 'language.toggle' });
    expect(screen.getByRole('button', { name: 'language.toggle' })).not.toHaveAttribute('aria-expanded');
    const edit = screen.getByRole('button', { name: 'language.set …' });
    expect(edit).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(edit);
    expect(edit).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenLastCalledWith({ type: 'language.set', language: 'ar' });
    expect(edit).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(edit);
    await userEvent.click(edit);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();
    show(chartOf(resumeMachine), ['resume'], onSend);
    const attach = screen.getByRole('button', { name: 'resume.attach' });
    expect(attach).toBeDisabled();
    expect(attach).toHaveAttribute('title', 'This event has a file: choose one in the app');
  });

  test.each(['{Escape}', '{Control>}{Enter}{/Control}'])(
    'have the focus again after %s in the editor',
    async (keys) => {
      show(chartOf(languageMachine), ['language.en', 'language.en.ready'], vi.fn());
      const edit = screen.getByRole('button', { name: 'language.set …' });
      await userEvent.click(edit);
      expect(screen.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard(keys);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(edit).toHaveFocus();
    },
  );

  test('cannot be sent in a recording', () => {
    show(chartOf(languageMachine), ['language.en', 'language.en.ready']);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  test('are followed by what the actor waits for', () => {
    show(chartOf(languageMachine), ['language.ar', 'language.ar.switching']);
    expect(screen.getByText(/^Waiting for .*loadCatalogue/)).toBeVisible();
  });
});

describe('the timeline of a recording', () => {
  afterEach(() => vi.useRealTimers());

  function Steps({ difference }: { difference: { n: number; text: string } | null }) {
    const [position, move] = useState(0);
    return <Timeline {...{ position, last: 3, label: `event ${position}`, difference }} onMove={move} />;
  }
  const show = (difference: { n: number; text: string } | null = null) => render(<Steps difference={difference} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const state = () => screen.getByRole('status').textContent;
  const disabled = () =>
    screen.getAllByRole('button').flatMap((button) => (button.matches(':disabled') ? [button.textContent] : []));

  test('moves by one entry and to both ends, and not beyond them', () => {
    show();
    expect([state(), disabled()]).toEqual(['0 of 3: event 0', ['First', 'Back']]);
    press('Forward');
    expect([state(), disabled()]).toEqual(['1 of 3: event 1', []]);
    press('Last');
    expect([state(), disabled()]).toEqual(['3 of 3: event 3', ['Forward', 'Last']]);
    press('Back');
    expect(state()).toBe('2 of 3: event 2');
    press('First');
    expect(state()).toBe('0 of 3: event 0');
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(state()).toBe('2 of 3: event 2');
    expect(slider).toHaveAttribute('aria-valuetext', '2 of 3: event 2');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '3']);
  });

  test('plays an entry each 600 ms until the end, or until it is pressed again', () => {
    vi.useFakeTimers();
    show();
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    press('Play');
    expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'true');
    wait(599);
    expect(state()).toBe('0 of 3: event 0');
    wait(1);
    expect(state()).toBe('1 of 3: event 1');
    press('Play');
    wait(6000);
    expect(state()).toBe('1 of 3: event 1');
    press('Play');
    for (let at = 0; at < 3; at++) wait(600);
    expect(state()).toBe('3 of 3: event 3');
    expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'false');
  });

  test.each([
    [2, '2 of 3: event 2'],
    [4, '3 of 3: event 3'],
  ])('leads to the first difference at %i', (n, shown) => {
    show({ n, text: 'app: expected idle, got ready' });
    expect(screen.getByText(/expected idle, got ready/)).toBeVisible();
    press('First difference');
    expect(state()).toBe(shown);
  });
});

test('a value is shown with the names of its parts, which open', () => {
  const value = { name: 'A "b"', list: [1, 2], none: null, nested: { a: 1, b: 2, c: 3, d: 4, e: 5 }, few: { a: {} } };
  render(<ValueTree value={value} />);
  const texts = () => screen.getAllByText(/:$/).map((key) => key.parentElement?.textContent);
  expect(texts()).toEqual([
    'name: "A \\"b\\""',
    'list: list of 2',
    'none: null',
    'nested: { a, b, c, d, … }',
    'few: { a }',
  ]);
  const few = screen.getByText('few:').closest('details');
  if (few) few.open = true;
  fireEvent(few ?? document, new Event('toggle'));
  expect(texts().slice(4)).toEqual(['few: {1}', 'a: {}']);
});
