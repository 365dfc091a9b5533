/** Proves that the lab finds what is wrong: a page that is broken on purpose makes a cell red, with the right words. */
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { readCatalogue } from '../../scripts/catalogue.mjs';
import type { Cell } from './cells.ts';
import { playCell } from './play-cell.ts';
import { contextOptions, test } from './test.ts';
import type { World } from './world.ts';

const list: Cell = { scene: 'getContractList', fault: '500-html', visit: 'first', language: 'en' };
const form: Cell = { ...list, scene: 'requestPasswordReset' };

type Lab = { readonly browser: Browser; readonly world: World };
type Prepare = (context: BrowserContext) => Promise<unknown>;

/** The problems of a cell on prepared pages, a line each. */
async function problemsOf({ browser, world }: Lab, cell: Cell, prepare: Prepare): Promise<string> {
  const context = await browser.newContext(contextOptions(world));
  await prepare(context);
  // the problem is there from the start, so that a short wait finds it on a slow machine too
  const { problems } = await playCell(cell, { context, world, patience: 2_000, picture: null });
  await context.close();
  return problems.join('\n');
}

const withScript =
  (script: () => void): Prepare =>
  (context) =>
    context.addInitScript(script);

test('a script error is red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
    list,
    withScript(() => {
      queueMicrotask(() => {
        throw new Error('broken on purpose');
      });
    }),
  );
  expect(problems).toContain('uncaught: Error: broken on purpose');
});

test('a rejected promise without a handler is red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
    list,
    withScript(() => void Promise.reject(new Error('a rejection without a handler'))),
  );
  expect(problems).toContain('uncaught: Error: a rejection without a handler');
});

test('a wrong sentence is red, with the right one and the one on screen', async ({ browser, world }) => {
  const messages = Object.fromEntries(readCatalogue('en'));
  const problems = await problemsOf({ browser, world }, list, (context) =>
    context.route(/\/assets\/en\.[\w-]+\.json/, (route) =>
      route.fulfill({ json: { messages: { ...messages, fault_server: 'You are offline.' } } }),
    ),
  );
  expect(problems).toContain(`expected fault_server “${messages.fault_server}”, but the page shows “You are offline.”`);
});

test('a page without content is red', async ({ browser, world }) => {
  const problems = await problemsOf({ browser, world }, list, (context) =>
    context.route('**/contract', (route) => route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' })),
  );
  expect(problems).toContain('white page: no header, no text at all');
});

test('a wait without an end is red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
    list,
    withScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const busy = Object.assign(document.createElement('p'), { textContent: 'One moment', ariaBusy: 'true' });
        document.body.append(busy);
      });
    }),
  );
  expect(problems).toContain('waits past the deadline: One moment');
});

test('words that are gone are red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
    form,
    withScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('form [name="usr"]');
        if (document.querySelector('[role="alert"]') && field) field.value = '';
      }).observe(document, { childList: true, subtree: true });
    }),
  );
  expect(problems).toContain('the words typed are gone: “reader@example.com” is “”');
});

test('a failure that only a reload heals is red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
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
  expect(problems).toContain('healed only with a reload');
});

test('a header that does not react is red', async ({ browser, world }) => {
  const problems = await problemsOf(
    { browser, world },
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
  );
  expect(problems).toContain('the rest of the page does not work');
});
