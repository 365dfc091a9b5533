import { useEffect, useRef } from 'react';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './answer-news.module.css';
import type { Answering } from './use-answering.ts';

/** What came of an answer: done, and how to take it back; or sent while no answer came, and how to find out. */
export function AnswerNews({ answering: { state, isBusy, context, send } }: { answering: Answering }) {
  const t = useMessages();
  if (state === null) return null;
  if (state === 'unanswered' || state === 'checking') {
    return (
      <News>
        <Alert tone="warning">
          <p className={styles.title}>{t('quote_unanswered')}</p>
          <p>{t('quote_unanswered_why')}</p>
          {context.apiError && <p>{errorMessage(t, context.apiError)}</p>}
          <Button className={styles.action} isBusy={isBusy} onClick={() => send({ type: 'quotation.check' })}>
            {t('quote_check')}
          </Button>
        </Alert>
      </News>
    );
  }
  const { done, apiError } = context;
  if (done) {
    return (
      <News key={done}>
        <Alert tone="success">
          <p>{t(doneMessages[done])}</p>
          {done === 'declined' && (
            <Button className={styles.action} onClick={() => send({ type: 'decline.undo' })}>
              {t('decline_undo')}
            </Button>
          )}
        </Alert>
      </News>
    );
  }
  return state === 'viewing' && apiError ? (
    <News>
      <Alert>
        <span dir="auto">{errorMessage(t, apiError)}</span>
      </Alert>
    </News>
  ) : null;
}

/** The control that was used is gone; the focus goes to what came of it. */
function News({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.news}>
      {children}
    </div>
  );
}

const doneMessages: Record<NonNullable<Answering['context']['done']>, MessageId> = {
  sent: 'quote_sent',
  withdrawn: 'quote_withdrawn',
  declined: 'request_declined',
  undone: 'request_undone',
};
