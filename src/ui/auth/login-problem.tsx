import type { ApiError } from '../../services/contract/api-error.ts';
import { ErrorText } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';

/** The error of a failed login. The message is the same for an unknown address and a wrong password. */
export function LoginProblem({ apiError }: { apiError: ApiError }) {
  return (
    <Alert>
      <ErrorText apiError={apiError} purpose="logIn" />
    </Alert>
  );
}
