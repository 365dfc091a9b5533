import { useActorState } from '../actors.tsx';
import { faultWords } from '../fault-words.ts';
import { largestCv } from '../form/refusal-words.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { QuietLine } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** Why the CV did not arrive. Where another try may help, `onRetry` sends the same file. */
export function CvFault({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useMessages();
  const format = useFormat();
  const fault = useActorState('wizard', ({ context }) => context.uploadFault);
  if (!fault) return null;
  const isTooLarge = fault.kind === 'tooLarge';
  const messages = isTooLarge ? t('file_too_large', { size: largestCv(format) }) : faultWords(t, fault);
  if (isTooLarge || fault.kind === 'refused' || !onRetry) return <Alert>{messages}</Alert>;
  return (
    <QuietLine retryLabel={t('retry')} onRetry={onRetry}>
      <span dir="auto">{messages}</span>
    </QuietLine>
  );
}
