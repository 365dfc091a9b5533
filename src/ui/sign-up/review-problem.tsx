import type { ApiError } from '../../services/contract/api-error.ts';
import { signUpForm, stepOf } from '../../services/contract/fields/candidate-forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { type DraftSource, useDraftSource } from '../form/draft-source.tsx';
import { ErrorSummary, type Problem } from '../form/error-summary.tsx';
import { labelOf } from '../form/field-messages.ts';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { OutcomeUnknown } from '../form/outcome-unknown.tsx';
import { useProblems } from '../form/use-problem.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';

/** The error of a failed registration, and what to do about it. */
export function ReviewProblem() {
  const t = useMessages();
  const signUp = useActor('signUp');
  const { labels } = useDraftSource();
  const apiError = useActorState('signUp', ({ context }) => context.apiError);
  const isOutcomeUnknown = useActorState('signUp', (snapshot) => snapshot.hasTag('outcomeUnknown'));
  const found = useProblems(useActorState('signUp', ({ context }) => context.validationErrors));
  const problems: Problem[] = found.length > 0 || !apiError ? found : serverProblems(t, apiError, labels);
  const go = (path: string) => {
    const step = stepOf(path);
    if (step) signUp.send({ type: 'signUp.edit', step });
    else document.getElementById(path)?.focus();
  };

  if (apiError?.kind === 'duplicate') return <AddressTaken />;
  if (isOutcomeUnknown) return <OutcomeUnknown reason="unanswered_line" apiError={apiError} />;
  if (problems.length > 0) return <ErrorSummary title={t('not_created')} problems={problems} onGo={go} />;
  if (!apiError) return null;
  return (
    <FocusedAlert>
      <ErrorText apiError={apiError} purpose="write" />
    </FocusedAlert>
  );
}

function AddressTaken() {
  const t = useMessages();
  const usr = useActorState('signUp', ({ context }) => context.draft.usr.trim());
  return (
    <FocusedAlert>
      <p>{t('address_taken')}</p>
      <p>
        <Link to={paths.login} state={{ usr }}>
          {t('login_instead')}
        </Link>
      </p>
    </FocusedAlert>
  );
}

const serverProblems = (t: Translate, { fields }: ApiError, labels: DraftSource['labels'] = {}): Problem[] =>
  Object.entries(fields).map(([path, message]) => ({
    id: path,
    label: path === 'password' ? t('password') : (labels[path] ?? labelOf(t, signUpForm, path)),
    message,
  }));
