import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useMessages } from '../messages.tsx';

const ReportDialog = lazyDialog(async () => (await import('./late-parts.ts')).ReportDialog);

/** Opens the dialog that saves a report of a problem. */
export function ReportButton({ className }: { className?: string }) {
  const t = useMessages();
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Button variant="quiet" className={className} aria-haspopup="dialog" onClick={() => setReporting(true)}>
        {t('report_problem')}
      </Button>
      {isReporting && <ReportDialog onClose={() => setReporting(false)} />}
    </>
  );
}
