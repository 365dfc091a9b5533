import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { useActor, useActorState } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownloadIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';

type InvoiceFile = InvoiceDocument['files'][number];

/** The buttons that download the PDF of an invoice, one for each language. */
export function InvoiceFiles({ files }: { files: readonly InvoiceFile[] }) {
  return files.map((file) => {
    const label = labels[file.language ?? ''];
    return label && file.file_url && <InvoiceDownload key={file.language} file={file} label={label} />;
  });
}

/** The failures of those downloads, each with a button that repeats it. */
export function InvoiceFileErrors({ files }: { files: readonly InvoiceFile[] }) {
  return files.map((file) => <DownloadError key={file.language} file={file} />);
}

const labels: Readonly<Record<string, MessageId>> = { en: 'invoice_pdf_in_en', ar: 'invoice_pdf_in_ar' };

function InvoiceDownload({ file, label }: { file: InvoiceFile; label: MessageId }) {
  const t = useMessages();
  const { isBusy, download } = useDownload(file);
  return (
    <Button isBusy={isBusy} onClick={download}>
      <Icon of={DownloadIcon} size={18} />
      {t(label)}
    </Button>
  );
}

function DownloadError({ file }: { file: InvoiceFile }) {
  const { apiError, isBusy, download } = useDownload(file);
  return apiError && <RetryError apiError={apiError} purpose="fetch" onRetry={download} isBusy={isBusy} />;
}

function useDownload({ file_url, file_name, name }: InvoiceFile) {
  const files = useActor('files');
  const address = file_url ?? '';
  return {
    isBusy: useActorState('files', ({ context }) => context.queue.some((each) => each.address === address)),
    apiError: useActorState('files', ({ context }) => context.apiErrors[address] ?? null),
    download: () => files.send({ type: 'file.download', address, fileName: file_name ?? name ?? '' }),
  };
}
