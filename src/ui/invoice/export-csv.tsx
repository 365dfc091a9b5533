import type { Invoice } from '../../services/contract/records/invoice.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownloadIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { siteDay } from './days.ts';
import { invoiceCsv } from './invoice-csv.ts';

/** Hands over the invoices that are left, in their order, as a file for a spreadsheet. */
export function ExportCsv({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useMessages();
  return (
    <Button
      disabled={invoices.length === 0}
      onClick={() => handOver(invoiceCsv(invoices, t), `invoices-${siteDay()}.csv`)}
    >
      <Icon of={DownloadIcon} size={18} />
      {t('export_csv')}
    </Button>
  );
}

function handOver(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // some browsers read the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
