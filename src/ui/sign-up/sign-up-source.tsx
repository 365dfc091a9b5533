import { type ReactNode, useMemo } from 'react';
import { signUpForm } from '../../services/contract/fields/candidate-forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import { CvField } from './cv-field.tsx';

const useSignUpDraft: DraftSource['useDraft'] = (select) => useActorState('signUp', ({ context }) => select(context));

/** Binds the fields of the sign-up to its draft. */
export function SignUpSource({ children }: { children: ReactNode }) {
  const signUp = useActor('signUp');
  const source = useMemo(
    (): DraftSource => ({
      form: signUpForm,
      useDraft: useSignUpDraft,
      send: (event) => signUp.send(event),
      FileInput: CvField,
    }),
    [signUp],
  );
  return <DraftSourceProvider value={source}>{children}</DraftSourceProvider>;
}
