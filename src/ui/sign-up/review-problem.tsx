import type { ApiError } from '../../services/contract/api-error.ts';
import { stepOf } from '../../services/contract/fields/candidate-forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { ErrorSummary, type Problem } from '../form/error-summary.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { OutcomeUnknown } from '../form/outcome-unknown.tsx';
import { useFieldLabel } from '../form/use-field-label.ts';
import { useProblems } from '../form/use-problem.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';

/** The error of a failed registration, and what to do about it. */
export function ReviewProblem() {
  const t = useMessages();
  const signUp = useActor('signUp');
  const fieldLabel = useFieldLabel();
  const apiError = useActorState('signUp', ({ context }) => context.apiError);
  const isOutcomeUnknown = useActorState('signUp', (snapshot) => snapshot.hasTag('outcomeUnknown'));
  const found = useProblems(useActorState('signUp', ({ context }) => context.validationErrors));
  const problems: Problem[] = found.length > 0 || !apiError ? found : serverProblems(t, apiError, fieldLabel);
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

const serverProblems = (t: Translate, { fields }: ApiError, fieldLabel: (path: string) => string): Problem[] =>
  Object.entries(fields).map(([path, message]) => ({
    id: path,
    label: path === 'password' ? t('password') : fieldLabel(path),
    message,
  }));
