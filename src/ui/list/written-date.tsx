import { useFormat } from '../format.ts';
import { Absent } from './absent.tsx';

/** A day, or a time on the site's clock. */
export function WrittenDate({ value }: { value: string | null }) {
  const format = useFormat();
  return <>{format.dateTime(value) ?? <Absent />}</>;
}
