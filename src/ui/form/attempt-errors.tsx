import { type MessageId, useMessages } from '../messages.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { Attempts } from './use-attempts.ts';
import { type ProblemTexts, useProblems } from './use-problem.ts';

interface AttemptErrorsProps extends ProblemTexts {
  title: MessageId;
  attempts: Attempts;
}

/** The errors of the last attempt to send a form, each with a link to its field. Takes the focus at each attempt. */
export function AttemptErrors({ title, attempts: { count, errors }, ...texts }: AttemptErrorsProps) {
  const t = useMessages();
  const problems = useProblems(errors, texts);
  return problems.length > 0 && <ErrorSummary key={count} title={t(title)} problems={problems} />;
}
