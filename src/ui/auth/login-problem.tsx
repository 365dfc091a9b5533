import type { ApiError } from '../../services/contract/api-error.ts';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';

/** The error of a failed login. The message is the same for an unknown address and a wrong password. */
export function LoginProblem({ apiError }: { apiError: ApiError }) {
  const t = useMessages();
  return <Alert>{apiError.kind === 'unauthorized' ? t('login_failed') : errorMessage(t, apiError)}</Alert>;
}
