import type { Invoice } from '../../services/contract/records/invoice.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownloadIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { invoiceCsv } from './invoice-csv.ts';

/** Downloads the filtered invoices, in their order, as a file for a spreadsheet. */
export function ExportCsv({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useMessages();
  return (
    <Button
      disabled={invoices.length === 0}
      onClick={() => download(invoiceCsv(invoices, t), `invoices-${siteDay(Date.now())}.csv`)}
    >
      <Icon of={DownloadIcon} size={18} />
      {t('export_csv')}
    </Button>
  );
}

function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // some browsers read the url after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
