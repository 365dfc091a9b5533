import { type FormEvent, useEffect, useRef } from 'react';
import { fieldsOf, isInOneLanguage, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { Section } from '../../services/contract/fields/candidate-table.ts';
import { useLanguage } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { AttemptErrors } from '../form/attempt-errors.tsx';
import { DraftStored } from '../form/draft-stored.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FieldInputs } from '../form/field-input.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { useAttempts } from '../form/use-attempts.ts';
import { useFieldLabel } from '../form/use-field-label.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { StatusAlert } from '../kit/status-alert.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { useIsRecord, useRecord, useRecordContext, useRecordKey } from './record-key.tsx';
import styles from './section-form.module.css';
import { focusFirstField, formId, heldBackId } from './use-open-section.ts';

/** The form of one section: errors, fields and buttons. */
export function SectionForm({ section }: { section: Section }) {
  const t = useMessages();
  const key = useRecordKey();
  const record = useRecord();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useIsRecord('busy');
  const isUploading = useIsRecord('uploading');
  const isChoosing = useIsRecord('choosing');
  const isHeldBack = useRecordContext((context) => context.isHeldBack);
  const isWaiting = useIsWaiting(useRecordContext((context) => context.apiError));
  const otherLanguage = useOtherLanguage(section);
  const [attempts, addAttempt] = useAttempts();
  useEffect(() => {
    // a notice has the focus
    if (!record.getSnapshot().context.isHeldBack) focusFirstField(form.current);
  }, [record]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    record.send({ type: 'draft.save' });
    addAttempt(record.getSnapshot().context.validationErrors);
  };
  if (isChoosing) return <ConflictForm />;
  return (
    <form ref={form} id={formId(key)} noValidate onSubmit={save} className={styles.form}>
      {isHeldBack && <FocusedAlert id={heldBackId(key)}>{t('finish_first')}</FocusedAlert>}
      <StatusAlert tone="info">{otherLanguage && t(otherLanguage)}</StatusAlert>
      <AttemptErrors title="check_answers" attempts={attempts} />
      <fieldset className={styles.fields} disabled={isBusy}>
        <FieldInputs names={fieldsOf(key, section)} />
      </fieldset>
      <Failure />
      <p className={styles.note}>
        <DraftStored message="draft_is_kept" />
      </p>
      <Actions>
        <Button disabled={isBusy} onClick={() => record.send({ type: 'draft.discard' })}>
          {t('discard')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={isWaiting} disabled={isUploading}>
          {t('save')}
        </Button>
      </Actions>
    </form>
  );
}

/** The message that the form has texts of another language than the page. */
function useOtherLanguage(section: Section): MessageId | null {
  const key = useRecordKey();
  const shown = useLanguage();
  const language = useRecordContext((context) => context.language);
  const hasTexts = fieldsOf(key, section).some((name) => isInOneLanguage(recordForms[key][name]));
  return hasTexts && language !== null && language !== shown ? languageMessages[language] : null;
}

const languageMessages = { en: 'form_in_english', ar: 'form_in_arabic' } as const satisfies Record<string, MessageId>;

/** The error of a failed save; field errors are also shown beside the fields. */
function Failure() {
  const t = useMessages();
  const fieldLabel = useFieldLabel();
  const apiError = useRecordContext((context) => context.apiError);
  if (!apiError) return null;
  const problems = Object.entries(apiError.fields).map(([path, message]) => ({
    id: path,
    label: fieldLabel(path),
    message,
  }));
  if (problems.length > 0) return <ErrorSummary title={t('check_answers')} problems={problems} />;
  return (
    <Alert>
      <ErrorText apiError={apiError} purpose="write" />
    </Alert>
  );
}
