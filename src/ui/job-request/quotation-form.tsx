import { type FormEvent, useEffect, useId, useRef } from 'react';
import { questionField, quotationFields } from '../../services/contract/fields/quotation-fields.ts';
import { isEqual } from '../../services/contract/is-equal.ts';
import { emptyQuotation } from '../../services/contract/quotation.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useActor } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { AttachedFiles, useUploads } from '../form/attached-files.tsx';
import { AttemptErrors } from '../form/attempt-errors.tsx';
import { DraftStored } from '../form/draft-stored.tsx';
import { FieldInput, FieldInputs } from '../form/field-input.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { useAttempts } from '../form/use-attempts.ts';
import type { ProblemTexts } from '../form/use-problem.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Section } from '../kit/page.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { ConfirmAddress } from '../record/confirm-address.tsx';
import { CoverNoteTemplates } from './cover-note-templates.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { firstDraft } from './first-draft.ts';
import styles from './quotation-form.module.css';
import { QuotationSource } from './quotation-source.tsx';
import { QuotationTotals } from './quotation-totals.tsx';
import type { QuotationState } from './use-quotation.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

interface QuotationFormProps {
  request: JobDescription;
  quotation: QuotationState;
  /** What takes the focus: the first field when the person has just started, the button after the preview. */
  focus: 'first' | 'preview' | null;
}

/** The form of the candidate's quotation. */
export function QuotationForm({ request, quotation, focus }: QuotationFormProps) {
  const t = useMessages();
  const format = useFormat();
  const { draft, context, isBusy, send } = quotation;
  const { offered, unit, ...terms } = useQuotationTerms(request, draft ?? emptyQuotation);
  const templates = useActor('coverNotes');
  const files = useActor('deliveryFiles');
  const profile = useList('profile');
  const isWaiting = useIsWaiting(context.apiError);
  // a preview that was sent in vain is replaced by the form, with its errors
  const [attempts, addAttempt] = useAttempts(focus === 'preview' ? context.validationErrors : undefined);
  const actor = useActor('quotation');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const hasFocus = form.current?.contains(document.activeElement); // the reason of a failure has taken it
    const first = focus === 'preview' ? '[name="preview"]' : 'select, input, textarea';
    if (focus && !hasFocus) form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [focus]);
  const waitId = useId();
  const owned = { owner: 'quotation', subject: request.name } as const;
  const uploads = useUploads(owned);
  if (!draft) return null;

  const attempt = (type: 'quotation.send' | 'quotation.preview') => {
    send({ type, terms });
    addAttempt(actor.getSnapshot().context.validationErrors);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt('quotation.send');
  };
  const restoreNote = () => {
    send({ type: 'note.restore' });
    form.current?.querySelector('textarea')?.focus(); // the button is removed
  };
  const discard = () => {
    for (const { id } of uploads) files.send({ type: 'file.remove', id });
    send({ type: 'quotation.discard' });
  };
  const isUntouched = isEqual(draft, firstDraft(request, profile.data, terms.today));
  const isHeldUp = isWaiting || uploads.length > 0;
  const { cover_note: _, answers: __, ...priced } = quotationFields;
  return (
    <Section title={t('quote_heading')}>
      <QuotationSource
        terms={terms}
        currency={format.currencySign(request.currency) ?? ''}
        unit={unit}
        taxes={offered.map(({ name, title }) => ({ value: name, label: title ?? name }))}
      >
        <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
          <fieldset disabled={isBusy} className={styles.form}>
            <AttemptErrors title="quote_fix" attempts={attempts} {...textsOf(request)} />
            {context.isLost && <FocusedAlert>{t('quote_lost')}</FocusedAlert>}
            {context.apiError && (
              <FocusedAlert key={context.apiError.kind}>
                {context.apiError.kind === 'unverified' ? (
                  <ConfirmAddress inboxUrl={profile.data?.inbox_url ?? null} />
                ) : (
                  <ErrorText apiError={context.apiError} purpose="write" />
                )}
              </FocusedAlert>
            )}
            <p className={styles.stored}>
              <DraftStored message="quote_kept" />
            </p>
            <FieldInputs names={Object.keys(priced).filter((name) => terms.needsQuantity || name !== 'quantity')} />
            <QuotationTotals
              request={request}
              draft={draft}
              needsQuantity={terms.needsQuantity}
              unit={unit}
              tax={offered.find(({ name }) => name === draft.tax)}
            />
            <div className={styles.note}>
              <FieldInput path="cover_note" />
              {context.replacedNote !== null && (
                <Alert tone="info">
                  <p>{t('template_used')}</p>
                  <Button onClick={restoreNote}>{t('undo')}</Button>
                </Alert>
              )}
              <Button onClick={() => templates.send({ type: 'templates.open' })}>{t('templates')}</Button>
            </div>
            {request.questions.map((question, at) => (
              <FieldInput
                key={question.name}
                path={`answers.${question.name ?? ''}`}
                errorPath={`answers.${at}.answer`}
                field={questionField(question)}
                label={<bdi>{question.question}</bdi>}
              />
            ))}
            <AttachedFiles
              {...owned}
              label={t('attachments')}
              files={draft.files}
              apiError={context.apiError}
              onDetach={(name) => send({ type: 'file.detach', name })}
            />
            {uploads.length > 0 && (
              <p id={waitId} className={styles.stored}>
                {t(uploads.some(({ share }) => share !== null) ? 'delivery_uploading' : 'delivery_files_failed')}
              </p>
            )}
            <Actions>
              <DiscardDraft isChanged={!isUntouched || uploads.length > 0} disabled={isBusy} onDiscard={discard} />
              <Button
                name="preview"
                disabled={isBusy}
                isWaiting={isHeldUp}
                onClick={() => attempt('quotation.preview')}
              >
                {t('quote_preview_open')}
              </Button>
              <Button
                type="submit"
                variant="primary"
                isBusy={isBusy}
                isWaiting={isHeldUp}
                aria-describedby={uploads.length > 0 ? waitId : undefined}
              >
                {t('quote_send')}
              </Button>
            </Actions>
          </fieldset>
        </form>
        <CoverNoteTemplates note={draft.cover_note} onUse={(note) => send({ type: 'note.replace', note })} />
      </QuotationSource>
    </Section>
  );
}

/** Describes the errors of the answers, of which the table of the form has no fields. */
function textsOf({ questions }: QuotationFormProps['request']): ProblemTexts {
  const questionAt = (path: string) =>
    path.startsWith('answers.') ? questions[Number(path.split('.')[1])] : undefined;
  return {
    nameOf: (path) => questionAt(path)?.question?.replace(/[.:?؟]$/, ''),
    fieldOf: (path) => {
      const question = questionAt(path);
      return question && questionField(question);
    },
  };
}
