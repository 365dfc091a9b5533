import { useEffect, useRef, useState } from 'react';
import { signUpForm } from '../../services/contract/fields/candidate-forms.ts';
import { useActor, useActorState, useIsLoggedIn } from '../actors.tsx';
import { DraftStored } from '../form/draft-stored.tsx';
import { optionListsOf } from '../form/option-lists.ts';
import { Page, PageHead } from '../kit/page.tsx';
import { Steps } from '../kit/progress.tsx';
import { useReadAhead } from '../list/use-read-ahead.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Redirect } from '../router.tsx';
import { RestoredLine } from './restored-line.tsx';
import { ReviewStep } from './review-step.tsx';
import styles from './sign-up.module.css';
import { SignUpSource } from './sign-up-source.tsx';
import { isStep, stageOf, stages } from './stages.ts';
import { StepForm } from './step-form.tsx';
import { useStepInAddress } from './use-step-in-address.ts';

/**
 * The sign-up with one screen per step. Redirects a user who has just signed up to the welcome, and another signed-in
 * user to the profile.
 */
export function SignUpPage() {
  const t = useMessages();
  const signUp = useActor('signUp');
  const stage = useActorState('signUp', ({ value }) => stageOf(value));
  const isLoggedIn = useIsLoggedIn();
  const hasRegistered = useHasSent();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);

  useEffect(() => signUp.send({ type: 'signUp.opened', now: Date.now() }), [signUp]);
  useStepInAddress(stage, isLoggedIn);
  useReadAhead(optionLists);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage]);

  if (isLoggedIn) return <Redirect to={hasRegistered ? paths.welcome : paths.profile} />;
  return (
    <div ref={page}>
      <PageTitle page={t('page_wizard')} />
      <Page isNarrow>
        <RestoredLine />
        <div className={styles.way}>
          <Steps
            label={t('signup_steps')}
            steps={stages.map((id) => ({ id, label: t(`step_${id}`) }))}
            current={stage}
            summary={t('step_of', { current: stages.indexOf(stage) + 1, total: stages.length })}
          />
        </div>
        <PageHead title={t(`step_${stage}`)} context={t(`step_${stage}_line`)} />
        <SignUpSource>{isStep(stage) ? <StepForm key={stage} step={stage} /> : <ReviewStep />}</SignUpSource>
        <p className={styles.stored}>
          <DraftStored message="draft_kept" />
        </p>
      </Page>
    </div>
  );
}

// choices that arrive while the button of a step is pressed would move it from under the pointer
const optionLists = optionListsOf(signUpForm, Object.keys(signUpForm));

/** Whether the registration has been sent since the page was opened. */
function useHasSent(): boolean {
  const isSubmitting = useActorState('signUp', (snapshot) => snapshot.hasTag('submitting'));
  const [hasSent, setSent] = useState(isSubmitting);
  if (isSubmitting && !hasSent) setSent(true);
  return hasSent;
}
