import { rowsIn } from '../../services/contract/drafts.ts';
import { useMessages } from '../messages.tsx';
import { useRecord, useRecordContext } from './record-key.tsx';
import { fieldMessages } from './record-words.ts';

/** The rows of a list of the draft, and what may be done with them. */
export function useRecordRows(list: string) {
  const t = useMessages();
  const record = useRecord();
  const rows = rowsIn(
    useRecordContext(({ draft }) => draft),
    list,
  );
  const refused = useRecordContext(({ refusals, apiError }) => placesIn(list, { ...refusals, ...apiError?.fields }));
  return {
    id: list,
    emptyLabel: t('no_rows'),
    rows,
    nameOf: (at: number) => fieldMessages(t, `${list}.${at}`),
    isRefused: (at: number) => refused.split(' ').includes(String(at)),
    onAdd: () => record.send({ type: 'row.add', list }),
    onRemove: (at: number) => record.send({ type: 'row.remove', list, at }),
    onMove: (at: number, to: number) => record.send({ type: 'row.move', list, at, to }),
    onDone: (at: number) => record.send({ type: 'draft.check', path: `${list}.${at}` }),
  };
}

/** The places of the refused rows, as text, so that a screen that selects it is drawn anew only when they change. */
const placesIn = (list: string, problems: object): string =>
  Object.keys(problems)
    .flatMap((path) => (path.startsWith(`${list}.`) ? [path.split('.')[1]] : []))
    .join(' ');
