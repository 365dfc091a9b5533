import type { ReactNode } from 'react';
import { type Step, stepNames } from '../../services/contract/sign-up.ts';
import { useActor } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { AccountFacts, BackgroundFacts, CvFacts, ExpertiseFacts, TermsFacts } from './review-facts.tsx';

/** Every answer under its step, each with the way back to it. */
export function ReviewSections({ isBusy }: { isBusy: boolean }) {
  const t = useMessages();
  const signUp = useActor('signUp');
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
      {facts[step]}
    </Section>
  ));
}

const facts: Record<Step, ReactNode> = {
  account: <AccountFacts />,
  terms: <TermsFacts />,
  background: <BackgroundFacts />,
  expertise: <ExpertiseFacts />,
  documents: <CvFacts />,
};
