import { type ReactNode, useMemo } from 'react';
import { signUpForm } from '../../services/contract/fields/candidate-forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import { CvField } from './cv-field.tsx';
import { useSignUpLabels } from './use-sign-up-labels.ts';

const useSignUpDraft: DraftSource['useDraft'] = (select) => useActorState('signUp', ({ context }) => select(context));

/** Binds the fields of the sign-up to its draft. */
export function SignUpSource({ children }: { children: ReactNode }) {
  const signUp = useActor('signUp');
  const labels = useSignUpLabels();
  const source = useMemo(
    (): DraftSource => ({
      form: signUpForm,
      useDraft: useSignUpDraft,
      send: (event) => signUp.send(event),
      FileInput: CvField,
      labels,
    }),
    [signUp, labels],
  );
  return <DraftSourceProvider value={source}>{children}</DraftSourceProvider>;
}
