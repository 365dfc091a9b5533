import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { StateValue } from 'xstate';
import { stepNames } from '../../services/contract/registration.ts';
import { useActorState, useIsLoggedIn } from '../actors.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { Steps } from '../kit/progress.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import { AccountStep } from './account-step.tsx';
import { BackgroundStep } from './background-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { ExpertiseStep } from './expertise-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TermsStep } from './terms-step.tsx';
import styles from './wizard.module.css';

/** The sign-up wizard, a screen per step; who is signed in has no need of it. */
export function WizardPage() {
  const t = useWords();
  const stage = useActorState('wizard', ({ value }) => stageOf(value));
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);

  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage]);

  if (useIsLoggedIn()) return <Navigate to={paths.accountView} replace />;
  return (
    <div ref={page}>
      <PageTitle page={t('page_wizard')} />
      <Page isNarrow>
        <div className={styles.way}>
          <Steps
            label={t('signup_steps')}
            steps={stages.map((id) => ({ id, label: t(`step_${id}`) }))}
            current={stage}
            summary={t('step_of', { current: stages.indexOf(stage) + 1, total: stages.length })}
          />
        </div>
        <PageHead title={t(`step_${stage}`)} context={t(`step_${stage}_line`)} />
        {screens[stage]}
        <p className={styles.kept}>{t('draft_kept')}</p>
      </Page>
    </div>
  );
}

const stages = [...stepNames, 'review'] as const;
type Stage = (typeof stages)[number];

const screens: Record<Stage, ReactNode> = {
  account: <AccountStep />,
  terms: <TermsStep />,
  background: <BackgroundStep />,
  expertise: <ExpertiseStep />,
  documents: <DocumentsStep />,
  review: <ReviewStep />,
};

/** The screen of a state: what is sent is still the review. */
function stageOf(value: StateValue): Stage {
  const name = typeof value === 'string' ? value : Object.keys(value)[0];
  return stages.find((stage) => stage === name) ?? 'review';
}
