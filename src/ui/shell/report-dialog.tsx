import { useApp } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import styles from './report-dialog.module.css';

/** Explains what a problem report contains before the user saves it. */
export function ReportDialog({ onClose }: { onClose(): void }) {
  const t = useMessages();
  const app = useApp();
  const save = () => {
    onClose();
    app.send({ type: 'problem.report' });
  };
  return (
    <Dialog title={t('report_problem')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.text}>
        <p>{t('report_line')}</p>
        <p>{t('report_holds')}</p>
        <p>{t('report_never')}</p>
      </div>
      <Actions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onClick={save}>
          {t('report_save')}
        </Button>
      </Actions>
    </Dialog>
  );
}
