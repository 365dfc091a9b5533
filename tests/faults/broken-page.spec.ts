/** Proves that the lab finds what is wrong: a page that is broken on purpose makes a cell red, with the right words. */
import { type BrowserContext, type Disposable, expect } from '@playwright/test';
import { readCatalogue } from '../../scripts/catalogue.mjs';
import type { Cell } from './cells.ts';
import { playCell } from './play-cell.ts';
import { test } from './test.ts';
import type { World } from './world.ts';

const list: Cell = { scene: 'getContractList', fault: '500-html', visit: 'first', language: 'en' };
const form: Cell = { ...list, scene: 'requestPasswordReset' };

type Lab = { readonly shared: BrowserContext; readonly world: World };
/** Breaks the pages of a context. Returns a function that undoes this. */
type Prepare = (context: BrowserContext) => Promise<Disposable>;

/** For problems that are there from the start: a longer wait would not end. */
const short = { patience: 5_000 };

/** The problems of a cell on prepared pages, a line each. */
async function problemsOf(
  { shared: context, world }: Lab,
  cell: Cell,
  prepare: Prepare,
  { patience, sceneTimeout = 60_000 }: { patience: number; sceneTimeout?: number } = { patience: 60_000 },
): Promise<string> {
  const broken = await prepare(context);
  const { problems } = await playCell(cell, { context, world, patience, sceneTimeout, picture: null });
  await broken.dispose();
  return problems.join('\n');
}

const withScript =
  (script: () => void): Prepare =>
  (context) =>
    context.addInitScript(script);

test('a script error is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    withScript(() => {
      queueMicrotask(() => {
        throw new Error('broken on purpose');
      });
    }),
  );
  expect(problems).toContain('uncaught: Error: broken on purpose');
});

test('a rejected promise without a handler is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    withScript(() => void Promise.reject(new Error('a rejection without a handler'))),
  );
  expect(problems).toContain('uncaught: Error: a rejection without a handler');
});

test('a wrong sentence is red, with the right one and the one on screen', async ({ shared, world }) => {
  const messages = Object.fromEntries(readCatalogue('en'));
  const problems = await problemsOf(
    { shared, world },
    list,
    (context) =>
      context.route(/\/assets\/en\.[\w-]+\.json/, (route) =>
        route.fulfill({ json: { messages: { ...messages, error_server_failed: 'You are offline.' } } }),
      ),
    short,
  );
  expect(problems).toContain(
    `expected error_server_failed “${messages.error_server_failed}”, but the page shows “You are offline.”`,
  );
});

test('a page without content is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    (context) =>
      context.route('**/contract', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }),
      ),
    { ...short, sceneTimeout: short.patience },
  );
  expect(problems).toContain('white page: no header, no text at all');
});

test('a wait without an end is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    withScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const busy = Object.assign(document.createElement('p'), { textContent: 'One moment', ariaBusy: 'true' });
        document.body.append(busy);
      });
    }),
    short,
  );
  expect(problems).toContain('waits past the deadline: One moment');
});

test('words that are gone are red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    form,
    withScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('form [name="usr"]');
        if (document.querySelector('[role="alert"]') && field) field.value = '';
      }).observe(document, { childList: true, subtree: true });
    }),
    short,
  );
  expect(problems).toContain('the words typed are gone: “reader@example.com” is “”');
});

test('a failure that ends only with a reload is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    withScript(() => {
      document.addEventListener(
        'click',
        ({ target }) => {
          if ((target as Element).closest('main button')) location.reload();
        },
        { capture: true },
      );
    }),
  );
  expect(problems).toContain('recovered only with a reload');
});

test('a header that does not react is red', async ({ shared, world }) => {
  const problems = await problemsOf(
    { shared, world },
    list,
    withScript(() => {
      document.addEventListener(
        'click',
        (event) => (event.target as Element).closest('header') && event.stopPropagation(),
        {
          capture: true,
        },
      );
    }),
    short,
  );
  expect(problems).toContain('the rest of the page does not work');
});
