import type { RowList, SignUpDraft } from '../../services/contract/sign-up.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { rowMessages } from './field-words.ts';

/** The rows of a list of the draft, and what may be done with them. */
export function useRows<L extends RowList>(list: L) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const rows: SignUpDraft[L] = useActorState('signUp', ({ context }) => context.draft[list]);
  const refused = useActorState('signUp', ({ context }) =>
    refusedIn(list, { ...context.refusals, ...context.apiError?.fields }),
  );
  return {
    id: list,
    emptyLabel: t('no_rows'),
    rows,
    nameOf: (at: number) => rowMessages(t, list, at),
    isRefused: (at: number) => refused.split(' ').includes(String(at)),
    onAdd: () => signUp.send({ type: 'row.add', list }),
    onRemove: (at: number) => signUp.send({ type: 'row.remove', list, at }),
    onMove: (at: number, to: number) => signUp.send({ type: 'row.move', list, at, to }),
    onDone: (at: number) => signUp.send({ type: 'signUp.check', path: `${list}.${at}` }),
  };
}

/** The places of the refused rows, as text, so that a screen that selects it is drawn anew only when they change. */
const refusedIn = (list: RowList, problems: object): string =>
  Object.keys(problems)
    .flatMap((path) => (path.startsWith(`${list}.`) ? [path.split('.')[1]] : []))
    .join(' ');
