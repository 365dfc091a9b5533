/** Binds the fields of a record's forms to its draft. */
import { type ReactNode, useMemo } from 'react';
import { recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import { RecordKeyProvider } from './record-key.tsx';
import { UploadField } from './upload-field.tsx';

export function RecordSource({ of, children }: { of: RecordKey; children: ReactNode }) {
  const actor = useActor(recordActors[of]);
  const source = useMemo(
    (): DraftSource => ({
      form: recordForms[of],
      useDraft: drafts[of],
      send: (event) => actor.send(event),
      FileInput: UploadField,
    }),
    [of, actor],
  );
  return (
    <RecordKeyProvider value={of}>
      <DraftSourceProvider value={source}>{children}</DraftSourceProvider>
    </RecordKeyProvider>
  );
}

const drafts: Readonly<Record<RecordKey, DraftSource['useDraft']>> = {
  profile: (select) => useActorState(recordActors.profile, ({ context }) => select(context)),
  bio: (select) => useActorState(recordActors.bio, ({ context }) => select(context)),
};
