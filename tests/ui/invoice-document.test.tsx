/** Tests of the document of an invoice. Long because every part of a tax invoice is in its data. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { type FileToDownload, filesMachine } from '../../src/machines/files-machine.ts';
import { invoiceMachine, type PaymentQuestion } from '../../src/machines/invoice-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { invoice } from '../../src/services/contract/records/invoice.ts';
import { invoiceDocument, type PaymentRequest } from '../../src/services/contract/records/invoice-document.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { InvoiceLines } from '../../src/ui/invoice/invoice-lines.tsx';
import { InvoicePage } from '../../src/ui/invoice/invoice-page.tsx';
import { messages } from './support/messages-in.ts';
import { seenText } from './support/seen-text.ts';
import { pendingReply, show } from './support/show.tsx';

const row = {
  name: 'SINV-2026-00231',
  title: 'Milestone: Roadmap',
  customer_name: 'Gulf Harbour',
  posting_date: '2026-01-05',
  due_date: '2026-02-04',
  currency: 'USD',
  net_total: 9600,
  taxes: [{ description: 'VAT 5%', rate: 5, tax_amount: 480, total: 10_080 }],
  total_taxes_and_charges: 480,
  grand_total: 10_080,
  paid_amount: 0,
  outstanding_amount: 10_080,
  status: 'Overdue',
};

const document = {
  ...row,
  supply_date: '2026-01-02',
  consultant: 'Noura',
  seller: { name: 'SG Network FZ-LLC', tax_id: '100358427600003', address: 'Office 1204, Dubai', country: 'AE' },
  buyer: { name: 'Gulf Harbour', tax_id: '100302187900003', address: 'Deira, Dubai', country: 'AE' },
  bank: {
    beneficiary: 'SG Network FZ-LLC',
    bank_name: 'Gulf Crescent Bank',
    iban: 'AE070331234567890123456',
    swift: 'GLCRAEAD',
  },
  lines: [
    {
      description: 'Milestone: Roadmap',
      quantity: 1,
      unit_price: 9600,
      net_amount: 9600,
      tax_rate: 5,
      tax_amount: 480,
      total_amount: 10_080,
    },
  ],
  local: { currency: 'AED', rate: 3.6725, net_total: 35_256, tax_total: 1762.8, grand_total: 37_018.8 },
  qr_code: 'AQJTRw==',
  files: ['en', 'ar'].map((language) => ({
    name: `SINV-2026-00231-${language}`,
    file_name: `SINV-2026-00231-${language}.pdf`,
    file_url: `/private/files/SINV-2026-00231-${language}.pdf`,
    language,
  })),
  payment_request: { is_possible: 1, asked_on: null, next_on: null } as object,
};

interface Asked {
  readonly payment_request: PaymentRequest | null;
}

interface Services {
  document?: object;
  askPayment?: (question: PaymentQuestion) => Asked;
  download?: (file: FileToDownload) => unknown;
  /** What an earlier page has stored. */
  slice?: Slice;
}

async function showInvoice(language: 'en' | 'ar' = 'en', services: Services = {}) {
  let stored: object | Promise<object> = services.document ?? document;
  const questions: PaymentQuestion[] = [];
  const machine = invoiceMachine.provide({
    actors: {
      getInvoice: fromPromise(async () => invoiceDocument.create(await stored)),
      checkInvoice: fromPromise(async () => invoiceDocument.create(await stored)),
      askPayment: fromPromise<Asked, PaymentQuestion>(async ({ input }) => {
        questions.push(input);
        return services.askPayment?.(input) ?? { payment_request: null };
      }),
    },
  });
  const files = filesMachine.provide({
    actors: { downloadFile: fromPromise<unknown, FileToDownload>(async ({ input }) => services.download?.(input)) },
  });
  const shown = await show({
    page: <InvoicePage />,
    pattern: '/invoice/:name',
    path: '/invoice/SINV-2026-00231',
    language,
    answers: { invoices: () => [row], profile: () => ({ name: 'P', user: 'u' }) },
    features: { invoice: services.slice ? startedFrom(services.slice, machine) : restorable(machine), files },
  });
  const change = (next: object | Promise<object>) => {
    stored = next;
  };
  await screen.findByRole('article');
  return { ...shown, questions, change };
}

/** The machine as the app starts it after a reload. */
function startedFrom(slice: Slice, machine: typeof invoiceMachine): ReturnType<typeof restorable<typeof machine>> {
  const restored = restorable(machine);
  const getInitialSnapshot: typeof restored.getInitialSnapshot = (scope) =>
    restored.getInitialSnapshot(scope, { slice });
  return Object.create(restored, { getInitialSnapshot: { value: getInitialSnapshot } });
}

const payment_request = { is_possible: false, asked_on: '2026-03-05 09:30:00', next_on: '2026-03-12' };

test.each(['en', 'ar'] as const)('shows what tax law requires, in %s', async (language) => {
  const { t } = await showInvoice(language);
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByRole('heading', { level: 2 })).toHaveTextContent(
    { en: 'Tax Invoice', ar: 'فاتورة ضريبية' }[language],
  );
  expect(sheet.getByText({ en: 'فاتورة ضريبية', ar: 'Tax Invoice' }[language])).toHaveAttribute(
    'lang',
    language === 'en' ? 'ar' : 'en',
  );
  for (const text of ['100358427600003', '100302187900003', 'AE07 0331 2345 6789 0123 456', 'GLCRAEAD'])
    expect(sheet.getByText(text)).toHaveAttribute('dir', 'ltr');
  expect(sheet.getByText({ en: '2 January 2026', ar: '2 يناير 2026' }[language])).toBeVisible();
  expect(sheet.getByRole('img', { name: t('qr_code_of') })).toBeVisible();
  expect(seenText(sheet.getByRole('row', { name: /Roadmap/ }))).toContain('480.00');
  const totals = sheet.getAllByText(t('total_with_vat'), { selector: 'dt' }).map((term) => term.parentElement);
  expect(totals.map(seenText)).toEqual([expect.stringContaining('10,080.00'), expect.stringContaining('37,018.80')]);
  expect(sheet.getByText('1 USD = 3.6725 AED')).toHaveAttribute('dir', 'ltr');
});

test('writes the exchange rate in the chosen digits, with all its decimals', () => {
  const arabicDigits = setupI18n({ locale: 'ar', locales: 'ar-u-ca-gregory-nu-arab', messages });
  render(
    <I18nProvider i18n={arabicDigits}>
      <InvoiceLines invoice={invoice.create(row)} document={invoiceDocument.create(document)} />
    </I18nProvider>,
  );
  expect(screen.getByText('١ USD = ٣٫٦٧٢٥ AED')).toHaveAttribute('dir', 'ltr');
});

test('makes no claim of tax where the seller has no tax number', async () => {
  const seller = { ...document.seller, tax_id: null, country: 'KW' };
  const buyer = { ...document.buyer, tax_id: null };
  const untaxed = { ...document, seller, buyer, taxes: [], local: null, qr_code: null };
  const lines = [{ ...document.lines[0], tax_rate: null, tax_amount: 0, total_amount: 9600 }];
  const { t } = await showInvoice('en', { document: { ...untaxed, lines } });
  const sheet = screen.getByRole('article');
  expect(within(sheet).getByRole('heading', { level: 2, name: t('invoice_one') })).toBeVisible();
  expect(within(sheet).queryByRole('img', { name: t('qr_code_of') })).toBeNull();
  expect(within(sheet).queryByText(t('subtotal'))).toBeNull();
  expect(sheet.textContent).not.toMatch(/VAT|Tax/);
});

test('leaves out a QR code whose text is too long for one', async () => {
  const { t } = await showInvoice('en', { document: { ...document, qr_code: 'A'.repeat(5_000) } });
  expect(await screen.findByText('100358427600003')).toBeVisible();
  expect(screen.queryByRole('img', { name: t('qr_code_of') })).toBeNull();
});

test('shows the sums of the list when the document cannot be read, and reads it again', async () => {
  const { t, person, change } = await showInvoice('en', { document: {} });
  expect(seenText(screen.getByText(t('amount_due')).parentElement)).toContain('10,080.00');
  change(document);
  await person.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByText('100358427600003')).toBeVisible();
});

const failing = (apiError: ConstructorParameters<typeof CallError>[0]) => () => {
  throw new CallError(apiError);
};

describe('the PDF', () => {
  test.each([
    ['invoice_pdf_in_en', 'en'],
    ['invoice_pdf_in_ar', 'ar'],
  ] as const)('is downloaded with %s', async (label, language) => {
    const downloaded: FileToDownload[] = [];
    const { t, person } = await showInvoice('en', { download: (file) => downloaded.push(file) });
    await person.click(screen.getByRole('button', { name: t(label) }));
    expect(downloaded).toEqual([
      {
        address: `/private/files/SINV-2026-00231-${language}.pdf`,
        fileName: `SINV-2026-00231-${language}.pdf`,
      },
    ]);
  });

  test('that fails is offered again, and its button takes the focus of the retry', async () => {
    const download = failing({ kind: 'server', status: 500 });
    const { t, person } = await showInvoice('en', { download });
    await person.click(screen.getByRole('button', { name: t('invoice_pdf_in_ar') }));
    await person.click(await screen.findByRole('button', { name: t('retry') }));
    expect(screen.getByRole('button', { name: t('invoice_pdf_in_ar') })).toHaveFocus();
    expect(await screen.findByRole('button', { name: t('retry') })).toBeVisible();
  });
});

describe('the question about the payment', () => {
  const context = { name: row.name, drafts: { [row.name]: { note: 'When?' } } };
  const unanswered = { version: 1, value: 'unanswered', context };

  test.each(['en', 'ar'] as const)(
    'is sent with the note, and shows when it may be asked again, in %s',
    async (language) => {
      const { t, person, questions } = await showInvoice(language, { askPayment: () => ({ payment_request }) });
      await person.type(screen.getByRole('textbox', { name: t('payment_note') }), 'When?');
      await person.click(screen.getByRole('button', { name: t('payment_ask') }));
      expect(await screen.findByText(t('payment_asked_done'))).toBeVisible();
      const line = {
        en: 'Asked on 5 March 2026; you can ask again on 12 March 2026.',
        ar: 'أُرسل السؤال في 5 مارس 2026، ويمكنك السؤال مجددًا في 12 مارس 2026.',
      };
      expect(screen.getByText(line[language])).toBeVisible();
      expect(screen.queryByRole('button', { name: t('payment_ask') })).toBeNull();
      expect(questions).toEqual([{ name: row.name, note: 'When?', submission: expect.stringMatching(/.{20,}/) }]);
    },
  );

  test('is not offered for an invoice that may not be asked about', async () => {
    const request = { is_possible: 0, asked_on: null, next_on: null };
    const { t } = await showInvoice('en', { document: { ...document, payment_request: request } });
    expect(screen.queryByRole('heading', { name: t('payment_ask_title') })).toBeNull();
  });

  test('keeps the note when the server refuses it', async () => {
    const askPayment = failing({ kind: 'refused', message: 'Not now' });
    const { t, person } = await showInvoice('en', { askPayment });
    await person.type(screen.getByRole('textbox', { name: t('payment_note') }), 'When?');
    await person.click(screen.getByRole('button', { name: t('payment_ask') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    expect(screen.getByRole('textbox', { name: t('payment_note') })).toHaveValue('When?');
  });

  test('that got no reply can be checked', async () => {
    const askPayment = failing({ kind: 'timedOut' });
    const { t, person, change } = await showInvoice('en', { askPayment });
    await person.type(screen.getByRole('textbox', { name: t('payment_note') }), 'When?');
    await person.click(screen.getByRole('button', { name: t('payment_ask') }));
    expect(await screen.findByText(t('unanswered_title'))).toBeVisible();
    expect(screen.getByText('When?')).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('payment_check') }));
    expect(await screen.findByText(t('payment_lost'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: t('payment_note') })).toHaveValue('When?');
    await person.click(screen.getByRole('button', { name: t('payment_ask') }));
    change({ ...document, payment_request });
    await person.click(await screen.findByRole('button', { name: t('payment_check') }));
    expect(await screen.findByText(t('payment_asked_done'))).toBeVisible();
  });

  test('that got no reply before a reload is stated while the invoice cannot be read', async () => {
    const { t, person, change } = await showInvoice('en', {
      document: Promise.reject(new CallError({ kind: 'unreachable' })),
      slice: unanswered,
    });
    expect(await screen.findByText(t('error_network'))).toBeVisible();
    expect(screen.getByText(t('unanswered_title'))).toBeVisible();
    change(pendingReply);
    await person.click(screen.getByRole('button', { name: t('payment_check') }));
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('that got no reply before a reload is checked when the invoice is read', async () => {
    const { t } = await showInvoice('en', { slice: unanswered });
    expect(await screen.findByText(t('payment_lost'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: t('payment_note') })).toHaveValue('When?');
  });

  test('is sent while the invoice is read again, and after that has failed', async () => {
    const askPayment = failing({ kind: 'refused', message: 'Not now' });
    const { t, app, person, questions, change } = await showInvoice('en', { askPayment });
    const readAgain = () => actorOf(app, 'invoice').send({ type: 'invoice.open', name: row.name });
    const ask = () => person.click(screen.getByRole('button', { name: t('payment_ask') }));
    change(pendingReply);
    readAgain();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    change(Promise.reject(new CallError({ kind: 'server', status: 500 })));
    readAgain();
    expect(await screen.findByRole('button', { name: t('retry') })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await ask();
    expect(await screen.findByText(/Not now/)).toBeVisible();
    expect(questions).toHaveLength(2);
  });
});
