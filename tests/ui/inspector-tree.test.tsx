import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ActorTree } from '../../src/inspector/page/actor-tree.tsx';
import { chartOf } from '../../src/machines/chart.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { actorView } from './support/actor-view.ts';

const chart = chartOf(languageMachine);
const actors = [
  actorView('app', { parent: null }),
  ...['a', 'b', 'c', 'd', 'e'].map((name) => actorView(name, { chart, isBusy: name === 'b' })),
  actorView('persist'),
];

function Tree() {
  const [selected, select] = useState<string>();
  return <ActorTree actors={actors} selected={selected} onSelect={select} />;
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const person = userEvent.setup();
beforeEach(() => void render(<Tree />));

const press = async (keys: string) => {
  await person.keyboard(keys);
  return document.activeElement?.textContent;
};

test('shows which actors are services, and a group as closed with its busy members', () => {
  expect(names()).toEqual(['▾appservice', '▸language1 busy5 actors', 'persistservice']);
});

test('is one stop for Tab, in which the arrow keys, Home and End move', async () => {
  await person.tab();
  expect(document.activeElement).toHaveTextContent('app');
  expect(await press('{ArrowDown}')).toContain('language');
  expect(await press('{End}')).toContain('persist');
  expect(await press('{ArrowDown}')).toContain('persist');
  expect(await press('{ArrowUp}')).toContain('language');
  expect(await press('{Home}')).toContain('app');
  await person.tab();
  expect(document.body).toHaveFocus();
});

test('opens and closes a group by the arrow keys and Enter, and selects an actor', async () => {
  await person.tab();
  await press('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('treeitem', { name: /language/, expanded: true })).toHaveFocus();
  expect(names()).toHaveLength(8);
  expect(await press('{ArrowRight}{ArrowRight}')).toContain('b');
  await press('{Enter}');
  expect(screen.getByRole('treeitem', { selected: true })).toHaveFocus();
  expect(await press('{ArrowLeft}')).toContain('language');
  await press('{ArrowLeft}');
  expect(names()).toHaveLength(3);
  await press('{Enter}');
  expect(names()).toHaveLength(8);
});

test('leaves a combination with Control to the browser', async () => {
  await person.tab();
  expect(await press('{Control>}{ArrowDown}{/Control}')).toContain('app');
});
