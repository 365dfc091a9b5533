import type { ApiError } from '../../services/contract/api-error.ts';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';

/** Why signing in failed. One neutral sentence covers a wrong address and a wrong password. */
export function LoginProblem({ apiError }: { apiError: ApiError }) {
  const t = useMessages();
  return <Alert>{apiError.kind === 'unauthorized' ? t('login_failed') : errorMessage(t, apiError)}</Alert>;
}
