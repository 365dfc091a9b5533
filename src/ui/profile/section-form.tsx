import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RecordRefusal } from '../../services/contract/draft-shapes.ts';
import { errorMessage } from '../error-message.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { useIsRecord, useRecord, useRecordContext } from './record-key.tsx';
import { fieldMessages, recordValidationMessage } from './record-words.ts';
import styles from './section-form.module.css';

/** One section's fields between what is wrong with them and the way out. What is typed is kept until then. */
export function SectionForm({ children }: { children: ReactNode }) {
  const t = useMessages();
  const record = useRecord();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useIsRecord('busy');
  const isUploading = useIsRecord('uploading');
  const isChoosing = useIsRecord('choosing');
  const isHeldBack = useRecordContext(({ isHeldBack }) => isHeldBack);
  const [tries, setTries] = useState<Tries>({ count: 0, refusals: {} });
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    record.send({ type: 'draft.save' });
    const { refusals } = record.getSnapshot().context;
    setTries(({ count }) => ({ count: count + 1, refusals }));
  };
  if (isChoosing) return <ConflictForm />;
  return (
    <form ref={form} noValidate onSubmit={save} className={styles.form}>
      {isHeldBack && <FocusedAlert>{t('finish_first')}</FocusedAlert>}
      <Problems key={tries.count} refusals={tries.refusals} />
      <fieldset className={styles.fields} disabled={isBusy}>
        {children}
      </fieldset>
      <Failure />
      <p className={styles.note}>{t('draft_is_kept')}</p>
      <Actions>
        <Button disabled={isBusy} onClick={() => record.send({ type: 'draft.discard' })}>
          {t('discard')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isUploading}>
          {t('save')}
        </Button>
      </Actions>
    </form>
  );
}

interface Tries {
  readonly count: number;
  readonly refusals: Readonly<Record<string, RecordRefusal>>;
}

/** What the save found; stays as it was found until the next, so that nothing jumps. */
function Problems({ refusals }: Pick<Tries, 'refusals'>) {
  const t = useMessages();
  const format = useFormat();
  const problems = Object.entries(refusals).map(([path, refusal]) => ({
    id: path,
    label: fieldMessages(t, path),
    messages: recordValidationMessage(t, format, refusal, path),
  }));
  return problems.length > 0 && <ErrorSummary title={t('check_answers')} problems={problems} />;
}

/** Why the server did not take it; what it says of a field stands by the field too. */
function Failure() {
  const t = useMessages();
  const apiError = useRecordContext(({ apiError }) => apiError);
  if (!apiError) return null;
  const problems = Object.entries(apiError.fields).map(([path, messages]) => ({
    id: path,
    label: fieldMessages(t, path),
    messages,
  }));
  if (problems.length > 0) return <ErrorSummary title={t('check_answers')} problems={problems} />;
  return (
    <Alert>
      <span dir="auto">{errorMessage(t, apiError)}</span>
    </Alert>
  );
}
