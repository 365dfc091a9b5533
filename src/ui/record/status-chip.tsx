import { Chip, type ChipTone } from '../kit/chip.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { EmptyValue } from './empty-value.tsx';

/** What each status of the wire means to a person. */
export type Statuses = Readonly<Record<string, { readonly tone: ChipTone; readonly message: MessageId }>>;

interface StatusChipProps {
  statuses: Statuses;
  /** As the wire says it; one that is unknown is shown as it is. */
  status: string | null;
}

/** A status in words and a shape. */
export function StatusChip({ statuses, status }: StatusChipProps) {
  const t = useMessages();
  if (!status) return <EmptyValue />;
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return <Chip tone={known?.tone}>{known ? t(known.message) : <bdi>{status}</bdi>}</Chip>;
}
