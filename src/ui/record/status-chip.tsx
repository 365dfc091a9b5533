import { Bdi } from '../kit/bdi.tsx';
import { Chip, type ChipTone } from '../kit/chip.tsx';
import { type MessageId, type Translate, useMessages } from '../messages.tsx';
import { EmptyValue } from './empty-value.tsx';
import { lookUp } from './look-up.ts';

/** The label and tone of each status of a field. Declare it with `satisfies Statuses<…>`, so that none is missing. */
export type Statuses<S extends string = string> = Readonly<Record<S, StatusLook>>;

interface StatusLook {
  readonly tone: ChipTone;
  readonly message: MessageId;
}

interface StatusChipProps {
  statuses: Statuses;
  /** The status from the server; an unknown one is shown as it is. */
  status: string | null;
}

/** A status as text and a shape. */
export function StatusChip({ statuses, status }: StatusChipProps) {
  const t = useMessages();
  if (!status) return <EmptyValue />;
  const known = lookUp(statuses, status);
  if (!known) {
    return (
      <Chip isLong>
        <Bdi>{status}</Bdi>
      </Chip>
    );
  }
  return <Chip tone={known.tone}>{t(known.message)}</Chip>;
}

/** The status as text; an unknown one is shown as it is. */
export function statusMessage(t: Translate, statuses: Statuses, status: string | null): string | null {
  const known = lookUp(statuses, status);
  return known ? t(known.message) : status;
}
