import type { ReactNode } from 'react';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { type Format, useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import styles from './line-table.module.css';

type Line = InvoiceDocument['lines'][number];

interface LineTableProps {
  lines: readonly Line[];
  currency: string | null;
  /** Whether the invoice has value-added tax. */
  hasTax: boolean;
}

/** The lines of an invoice with the amounts that tax law requires. On a phone, each amount is beside its name. */
export function LineTable({ lines, currency, hasTax }: LineTableProps) {
  const t = useMessages();
  const format = useFormat();
  const columns = columnsIn({ t, format, currency, hasTax });
  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('invoice_lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice_line_item')}</th>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no name and never change their order
            <tr key={at}>
              <th scope="row">
                <Bdi>{line.description}</Bdi>
              </th>
              {columns.map(({ header, cell }) => (
                <td key={header}>
                  <span className={styles.name}>{header}</span>
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Column {
  readonly header: string;
  cell(line: Line): ReactNode;
}

interface Formats extends Omit<LineTableProps, 'lines'> {
  t: Translate;
  format: Format;
}

function columnsIn({ t, format, currency, hasTax }: Formats): readonly Column[] {
  const amount = (value: number | null) => <Amount value={value} currency={currency} />;
  const priced: Column[] = [
    { header: t('quantity'), cell: ({ quantity }) => format.number(quantity) ?? <EmptyValue /> },
    { header: t('unit_price'), cell: ({ unit_price }) => amount(unit_price) },
    { header: t(hasTax ? 'taxable_amount' : 'amount'), cell: ({ net_amount }) => amount(net_amount) },
  ];
  if (!hasTax) return priced;
  return [
    ...priced,
    { header: t('vat_rate'), cell: ({ tax_rate }) => format.percent(tax_rate) ?? <EmptyValue /> },
    { header: t('vat_amount'), cell: ({ tax_amount }) => amount(tax_amount) },
    { header: t('total_with_vat'), cell: ({ total_amount }) => amount(total_amount) },
  ];
}
