import { useActor, useActorState } from '../actors.tsx';
import { ManyChoices } from '../form/many-choices.tsx';
import { useOptions } from '../form/use-options.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import type { Option } from '../kit/field.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { type DetailKind, detailKinds } from './detail-kinds.ts';
import { LanguageLevels } from './language-levels.tsx';
import styles from './sign-up.module.css';
import { StepForm } from './step-form.tsx';
import { useProblem } from './use-problem.ts';

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

function DetailChoice(kind: DetailKind) {
  const options = useOptions(kind.list);
  return (
    <ListFrame list={options} skeleton={<Skeleton blockSize="6rem" />}>
      {(all) => <DetailAnswer {...kind} options={all} />}
    </ListFrame>
  );
}

function DetailAnswer({ type, label, isSingle, options }: DetailKind & { options: readonly Option[] }) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const details = useActorState('signUp', ({ context }) => context.draft.candidate_details);
  const choice = {
    name: type,
    label: t(label),
    options,
    chosen: details.flatMap(({ detail_type, value }) => (detail_type === type ? [value] : [])),
    onChange: (values: string[]) => signUp.send({ type: 'detail.choose', detailType: type, values }),
  };
  if (isSingle) return <ChoiceGroup kind="radio" {...choice} />;
  if (type !== 'language') return <ManyChoices {...choice} />;
  return (
    <ManyChoices {...choice} hint={t('languages_hint')}>
      {(remove) => <LanguageLevels options={options} onRemove={remove} />}
    </ManyChoices>
  );
}
