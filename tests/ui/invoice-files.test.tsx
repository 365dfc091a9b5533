import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvoiceFiles } from '../../src/ui/invoice/invoice-files.tsx';
import { show } from './support/show.tsx';

const files = ['en', 'ar'].map((language) => ({
  name: language,
  file_name: `${language}.pdf`,
  file_url: `/private/files/${language}.pdf`,
  language,
}));

it.each([
  ['en', ['invoice_pdf_in_en', 'invoice_pdf_in_ar']],
  ['ar', ['invoice_pdf_in_ar', 'invoice_pdf_in_en']],
] as const)('offers the PDF in the language of the page first, in %s', async (language, order) => {
  const { t } = await show({ page: <InvoiceFiles files={files} />, language, answers: {} });
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(order.map((id) => t(id)));
});
