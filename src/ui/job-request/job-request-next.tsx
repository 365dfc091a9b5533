import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { NextStep } from '../list/next-step.tsx';
import { StatusChip } from '../list/status-chip.tsx';
import { useWords } from '../words.tsx';
import { Deadline } from './deadline.tsx';
import { myStatuses, takesAnswers } from './job-request-statuses.ts';

/** Where the candidate stands with a request, and what is left to do about it. */
export function JobRequestNext({ request }: { request: JobDescription }) {
  const t = useWords();
  const { can_respond, my_status, status, valid_till } = request;
  const isOver = useFormat().timeLeft(valid_till)?.urgency === 'over';
  const isOpen = takesAnswers(status) && !isOver;
  const hasAnswered = my_status !== null && my_status !== 'None' && my_status !== 'Draft';
  return (
    <NextStep step={t(can_respond ? 'next_quote' : hasAnswered && isOpen ? 'next_wait_client' : 'next_nothing')}>
      {hasAnswered ? (
        <StatusChip statuses={myStatuses} status={my_status} />
      ) : (
        valid_till && <Deadline value={valid_till} isOpen={takesAnswers(status)} />
      )}
    </NextStep>
  );
}
