import { useActor, useActorState } from '../actors.tsx';
import { ManyChoices } from '../form/many-choices.tsx';
import { useOptions } from '../form/use-options.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useWords } from '../words.tsx';
import { type DetailKind, detailKinds } from './detail-kinds.ts';
import { StepForm } from './step-form.tsx';
import { useProblem } from './use-problem.ts';
import styles from './wizard.module.css';

/** What the candidate knows: a choice from each of the server's lists. */
export function ExpertiseStep() {
  const problem = useProblem('candidate_details');
  return (
    <StepForm>
      <div id="candidate_details" tabIndex={-1} className={styles.questions}>
        {problem && <FieldError id={undefined}>{problem}</FieldError>}
        {detailKinds.map((kind) => (
          <DetailChoice key={kind.type} {...kind} />
        ))}
      </div>
    </StepForm>
  );
}

function DetailChoice({ type, list, label, isSingle }: DetailKind) {
  const t = useWords();
  const wizard = useActor('wizard');
  const options = useOptions(list);
  const details = useActorState('wizard', ({ context }) => context.draft.candidate_details);
  const choice = {
    name: type,
    label: t(label),
    chosen: details.flatMap(({ detail_type, value }) => (detail_type === type ? [value] : [])),
    onChange: (values: string[]) => {
      wizard.send({ type: 'detail.choose', detailType: type, values });
      wizard.send({ type: 'wizard.check', path: 'candidate_details' });
    },
  };
  return (
    <ListFrame list={options} skeleton={<Skeleton blockSize="20rem" />}>
      {(all) =>
        isSingle ? <ChoiceGroup kind="radio" {...choice} options={all} /> : <ManyChoices {...choice} options={all} />
      }
    </ListFrame>
  );
}
