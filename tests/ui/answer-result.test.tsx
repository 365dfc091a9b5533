/** Tests of how long the page of a request shows the result of an answer. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { ToSubmit } from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { fakeService } from '../machines/fake-service.ts';
import { openRequest, writeQuotation } from './support/write-quotation.tsx';

/** Sends a quotation; the server takes it when `take` is called. */
async function sendQuotation() {
  const submit = fakeService<unknown, ToSubmit>();
  const quotation = quotationMachine.provide({ actors: { submitQuotation: submit.logic } });
  const shown = await writeQuotation(openRequest, { features: { quotation: restorable(quotation) } });
  const values = { rate: '250', available_from: daysAfter(siteDay(Date.now()), 10) };
  act(() => {
    for (const [path, value] of Object.entries(values)) shown.quotation.send({ type: 'draft.change', path, value });
  });
  await shown.person.click(screen.getByRole('button', { name: shown.t('quote_send') }));
  return { ...shown, take: () => act(() => submit.last.answers({})) };
}

const page = () => screen.findByRole('heading', { level: 1, name: 'Growth strategy' });

test('a result is not shown again when the page was left', async () => {
  const { t, take, unmount, remount } = await sendQuotation();
  await take();
  expect(await screen.findByText(t('quote_sent'))).toBeVisible();
  await act(async () => unmount());
  remount();
  await page();
  expect(screen.queryByText(t('quote_sent'))).toBeNull();
});

test('a result that arrives after the page was left is shown on the next visit', async () => {
  const { t, take, quotation, unmount, remount } = await sendQuotation();
  unmount();
  await take();
  expect(quotation.getSnapshot().hasTag('viewing')).toBe(true);
  remount();
  await page();
  expect(screen.getByText(t('quote_sent'))).toBeVisible();
});
