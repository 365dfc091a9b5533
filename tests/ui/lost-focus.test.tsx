/** Tests what receives the focus when the element that has it is removed. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { afterFrame } from '../../src/ui/after-frame.ts';
import { followLostFocus } from '../../src/ui/lost-focus.ts';

beforeAll(followLostFocus);

/** A page with a part that is replaced when its button is pressed. */
function PageWithPart({ hasHeading }: { hasHeading: boolean }) {
  const [isRead, setRead] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Page</h1>
      <section>
        {hasHeading && <h2 tabIndex={-1}>Part</h2>}
        {isRead ? (
          <p>Rows</p>
        ) : (
          <button type="button" onClick={() => setRead(true)}>
            Try again
          </button>
        )}
      </section>
      <button type="button">Other</button>
    </main>
  );
}

it.each([
  ['the heading of its part', true, 'Part'],
  ['the heading of the page', false, 'Page'],
])('gives the focus of a removed button to %s', async (_, hasHeading, name) => {
  render(<PageWithPart hasHeading={hasHeading} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name }));
});

it('gives it to the main area of a page without a heading', async () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <button type="button">Try again</button>
    </main>,
  );
  await userEvent.tab();
  rerender(<main tabIndex={-1}>Rows</main>);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where the page has moved it', async () => {
  render(<PageWithPart hasHeading />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Other' }).focus();
  await nextChecks();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

it('moves no focus when what is removed had lost it before', async () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <button type="button">Try again</button>
    </main>,
  );
  await userEvent.tab();
  screen.getByRole('button').blur();
  await Promise.resolve();
  rerender(<main tabIndex={-1}>Rows</main>);
  await nextChecks();
  expect(document.body).toHaveFocus();
});

/** Waits until what was removed has been noticed, and then for the check, which was asked for first. */
async function nextChecks() {
  await Promise.resolve();
  await new Promise<void>((resolve) => afterFrame(resolve));
}
