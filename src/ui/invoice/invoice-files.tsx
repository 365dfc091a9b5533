import { useLingui } from '@lingui/react';
import type { ApiError } from '../../services/contract/api-error.ts';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { RetryError } from '../error-text.tsx';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownloadIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { lookUp } from '../record/look-up.ts';
import { useDownload } from '../record/use-download.ts';

type InvoiceFile = InvoiceDocument['files'][number];

/** The buttons that download the PDF of an invoice, one for each language, that of the page first. */
export function InvoiceFiles({ files }: { files: readonly InvoiceFile[] }) {
  const { locale } = useLingui().i18n;
  const isOther = ({ language }: InvoiceFile) => Number(language !== locale);
  return files
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map((file) => {
      const label = lookUp(labels, file.language);
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
  const { isBusy, download } = useFileDownload(file);
  return (
    <Button data-pdf={file.language} isBusy={isBusy} onClick={download}>
      <Icon of={DownloadIcon} size={18} />
      {t(label)}
    </Button>
  );
}

function DownloadError({ file }: { file: InvoiceFile }) {
  const { apiError, isBusy, download } = useFileDownload(file);
  return apiError && <Failed language={file.language} apiError={apiError} onRetry={download} isBusy={isBusy} />;
}

interface FailedProps {
  language: string | null;
  apiError: ApiError;
  onRetry(): void;
  isBusy: boolean;
}

/** Passes the focus on to the button of the download, because a retry removes the failure. */
function Failed({ language, ...failure }: FailedProps) {
  const failed = useFocusAfterRemoval<HTMLDivElement>(`[data-pdf="${language}"]`);
  return (
    <div ref={failed}>
      <RetryError {...failure} purpose="fetch" />
    </div>
  );
}

const useFileDownload = ({ file_url, file_name, name }: InvoiceFile) =>
  useDownload(file_url ?? '', file_name ?? name ?? '');
