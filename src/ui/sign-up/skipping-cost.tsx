import type { Step } from '../../services/contract/fields/candidate-table.ts';
import { matchWeights } from '../../services/contract/rules/match-rules.ts';
import { useFormat } from '../format.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './sign-up.module.css';

/** What it costs to skip a step that may be skipped. */
export function SkippingCost({ step }: { step: Step }) {
  const t = useMessages();
  const format = useFormat();
  const message = messages[step];
  if (message === undefined) return null;
  const shares = Object.entries(matchWeights).map(([part, weight]) => [part, format.percent(weight) ?? '']);
  return <p className={styles.skipping}>{t(message, Object.fromEntries(shares))}</p>;
}

const messages: Partial<Record<Step, MessageId>> = {
  background: 'skip_background',
  expertise: 'skip_expertise',
};
