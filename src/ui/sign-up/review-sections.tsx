import { signUpForm, stepFields } from '../../services/contract/fields/candidate-forms.ts';
import { stepNames } from '../../services/contract/fields/candidate-table.ts';
import { useActor, useActorState } from '../actors.tsx';
import { FactList } from '../form/fact-list.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';

/** Every field under its step, each step with a link back to it. */
export function ReviewSections({ isBusy }: { isBusy: boolean }) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const draft = useActorState('signUp', ({ context }) => context.draft);
  return stepNames.map((step) => (
    <Section
      key={step}
      title={t(`step_${step}`)}
      action={
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={t('edit_named', { name: t(`step_${step}`) })}
          onClick={() => signUp.send({ type: 'signUp.edit', step })}
        >
          <Icon of={EditIcon} size={18} />
          {t('edit')}
        </Button>
      }
    >
      <FactList form={signUpForm} names={stepFields(step)} draft={draft} showsEmpty />
    </Section>
  ));
}
