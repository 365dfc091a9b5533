import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actorOf } from '../../src/ui/actors.tsx';
import { type Labels, useLabels } from '../../src/ui/record/use-labels.ts';
import { show } from './support/show.tsx';

const region = (name: string, label: string) => ({ name, label, rank: 1, disabled: 0 });

async function showLabels(other?: string) {
  const seen = new Set<Labels>();
  const replies = { regions: [region('GCC', 'The Gulf')] };
  function Probe() {
    const labels = useLabels('regions');
    seen.add(labels);
    return (
      <>
        <p>{labels('GCC')}</p>
        <p>{labels(other)}</p>
      </>
    );
  }
  const shown = await show({ page: <Probe />, answers: { regions: () => replies.regions } });
  await screen.findByText('The Gulf');
  const readAgain = async () => {
    const count = shown.requests.length;
    await act(async () => actorOf(shown.app, 'regions').send({ type: 'list.load' }));
    await waitFor(() => expect(shown.requests.length).toBe(count + 1));
    await waitFor(() => expect(actorOf(shown.app, 'regions').getSnapshot().value).toBe('succeeded'));
  };
  return { ...shown, seen, replies, readAgain };
}

it('returns the same function while the labels are the same', async () => {
  const { seen, readAgain } = await showLabels();
  const before = seen.size;
  await readAgain();
  expect(seen.size).toBe(before);
});

it('returns the labels of the latest reply', async () => {
  const { replies, readAgain } = await showLabels();
  replies.regions = [region('GCC', 'Gulf states')];
  await readAgain();
  expect(await screen.findByText('Gulf states')).toBeVisible();
});

it('returns the same function while only labels change that are not shown', async () => {
  const { seen, replies, readAgain } = await showLabels();
  const before = seen.size;
  replies.regions = [region('GCC', 'The Gulf'), region('LEV', 'The Levant')];
  await readAgain();
  expect(seen.size).toBe(before);
});

it('shows no key while the list is read again, and the key once the list does not have it', async () => {
  const { app, readAgain } = await showLabels('LEV');
  await screen.findByText('LEV');
  act(() => actorOf(app, 'regions').send({ type: 'list.load' }));
  expect(screen.queryByText('LEV')).not.toBeInTheDocument();
  await screen.findByText('LEV');
  await readAgain();
  expect(await screen.findByText('LEV')).toBeVisible();
});
