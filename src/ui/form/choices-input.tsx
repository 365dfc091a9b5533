import { choicesIn } from '../../services/contract/fields/draft.ts';
import type { Choices } from '../../services/contract/fields/field.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import { ManyChoices, PendingChoices } from './many-choices.tsx';
import { useOptions } from './use-options.ts';
import { useProblem } from './use-problem.ts';

/** Any number of choices from a server's list: check boxes for a short list, else a search by name. */
export function ChoicesInput({ field, path }: { field: Choices; path: string }) {
  const t = useMessages();
  const { send, useDraft } = useDraftSource();
  const options = useOptions(field.from);
  const chosen = useDraft(({ draft }) => choicesIn(draft, path).join('\n'))
    .split('\n')
    .filter(Boolean);
  const messages = {
    name: path,
    label: rowMessage(t, field.label),
    hint: field.hint && rowMessage(t, field.hint),
    error: useProblem(path),
  };
  const onChange = (value: string[]) => {
    send({ type: 'draft.change', path, value });
    send({ type: 'draft.check', path });
  };
  return (
    <ListFrame
      list={options}
      skeleton={
        field.isShort ? <Skeleton blockSize="var(--short-choices)" /> : <PendingChoices {...messages} chosen={chosen} />
      }
    >
      {(all) =>
        field.isShort ? (
          <ChoiceGroup kind="checkbox" {...messages} options={all} chosen={chosen} onChange={onChange} />
        ) : (
          <ManyChoices {...messages} options={all} chosen={chosen} onChange={onChange} />
        )
      }
    </ListFrame>
  );
}
