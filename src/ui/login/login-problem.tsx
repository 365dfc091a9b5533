import type { Fault } from '../../services/contract/fault.ts';
import { faultWords } from '../fault-words.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';

/** Why signing in failed. One neutral sentence covers a wrong address and a wrong password. */
export function LoginProblem({ fault }: { fault: Fault }) {
  const t = useMessages();
  return <Alert>{fault.kind === 'unauthorized' ? t('login_failed') : faultWords(t, fault)}</Alert>;
}
