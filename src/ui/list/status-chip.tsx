import { Chip, type ChipTone } from '../kit/chip.tsx';
import { useWords, type WordId } from '../words.tsx';
import { Absent } from './absent.tsx';

/** What each status of the wire means to a person. */
export type Statuses = Readonly<Record<string, { readonly tone: ChipTone; readonly word: WordId }>>;

interface StatusChipProps {
  statuses: Statuses;
  /** As the wire says it; one that is unknown is shown as it is. */
  status: string | null;
}

/** A status in words and a shape. */
export function StatusChip({ statuses, status }: StatusChipProps) {
  const t = useWords();
  if (!status) return <Absent />;
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return <Chip tone={known?.tone}>{known ? t(known.word) : <bdi>{status}</bdi>}</Chip>;
}
