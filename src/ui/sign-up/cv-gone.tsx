import { documentRules } from '../../services/contract/fields/file-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';

/** Shown in the review when the uploaded CV has expired, with a link to the step that uploads another. */
export function CvGone() {
  const t = useMessages();
  const signUp = useActor('signUp');
  const isGone = useActorState('signUp', ({ context }) => context.isCvGone);
  if (!isGone) return null;
  return (
    <Alert tone="warning">
      <p>{t('cv_gone', { hours: documentRules.heldHours })}</p>
      <Button variant="quiet" onClick={() => signUp.send({ type: 'signUp.edit', step: 'documents' })}>
        {t('edit_named', { name: t('step_documents') })}
      </Button>
    </Alert>
  );
}
