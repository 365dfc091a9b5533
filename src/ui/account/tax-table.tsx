import { useMemo } from 'react';
import type { Tax } from '../../services/contract/records/invoice.ts';
import { type Format, useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Chip } from '../kit/chip.tsx';
import { type Column, Table } from '../kit/table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { TwoLines } from '../record/two-lines.tsx';

/** The taxes that the company may add to an invoice. */
export function TaxTable(props: { taxes: readonly Tax[]; skeletonRows?: number }) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  return (
    <Table
      caption={t('taxes_of_invoices')}
      columns={columns}
      rows={props.taxes}
      rowKey={({ name }) => name}
      skeletonRows={props.skeletonRows}
    />
  );
}

const columnsIn = (t: Translate, format: Format): Column<Tax>[] => [
  {
    id: 'title',
    header: t('tax'),
    cell: ({ name, title, description }) => (
      <TwoLines
        first={<Bdi>{title ?? description ?? name}</Bdi>}
        second={title && description && description !== title && <Bdi>{description}</Bdi>}
      />
    ),
  },
  { id: 'rate', header: t('tax_rate'), isNumeric: true, cell: ({ rate }) => format.percent(rate) ?? <EmptyValue /> },
  { id: 'country', header: t('country'), cell: ({ country }) => format.countryName(country) ?? <EmptyValue /> },
  { id: 'validity', header: t('validity'), cell: (tax) => validity(tax, t, format) ?? <EmptyValue /> },
  { id: 'status', header: t('status'), cell: (tax) => <TaxStatus tax={tax} /> },
];

function validity({ valid_from, valid_upto }: Tax, t: Translate, format: Format): string | null {
  const from = format.date(valid_from);
  const to = format.date(valid_upto);
  if (from && to) return t('valid_from_to', { from, to });
  return from ? t('valid_from', { from }) : to ? t('valid_to', { to }) : null;
}

function TaxStatus({ tax: { disabled, is_default } }: { tax: Tax }) {
  const t = useMessages();
  if (disabled) return <Chip>{t('tax_disabled')}</Chip>;
  return <Chip tone="success">{t(is_default ? 'tax_default' : 'tax_enabled')}</Chip>;
}
