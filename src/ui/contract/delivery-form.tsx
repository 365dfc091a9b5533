import { useId } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { needsChanges } from '../../services/contract/rules/contract-rules.ts';
import { AttachedFiles, useUploads } from '../form/attached-files.tsx';
import { FieldInput } from '../form/field-input.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import { ActForm } from './act-form.tsx';
import { DeliveryComment } from './delivery-comment.tsx';
import type { ContractActs } from './use-contract-acts.ts';

/** Delivers a milestone: a note, and up to five files, which are uploaded while the note is written. */
export function DeliveryForm({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  const t = useMessages();
  const waitId = useId();
  const owned = { owner: 'contract', subject: contract.name } as const;
  const own = useUploads(owned);
  const isUploading = own.some(({ share }) => share !== null);
  const milestone = contract.milestones.find(({ name }) => name === acts.draft.milestone);
  return (
    <Section title={t('delivery_heading', { milestone: isolated(milestone?.title ?? '') })}>
      <ActForm acts={acts} submit="delivery_send" waitId={own.length > 0 ? waitId : undefined} hasFocus>
        {milestone && needsChanges(milestone) && <DeliveryComment milestone={milestone} />}
        <FieldInput path="note" />
        <AttachedFiles
          {...owned}
          label={t('delivery_files')}
          files={acts.draft.files}
          apiError={acts.context.apiError}
          onDetach={(name) => acts.send({ type: 'file.detach', name })}
        />
        {own.length > 0 && (
          <p id={waitId} className={styles.soft}>
            {t(isUploading ? 'delivery_uploading' : 'delivery_files_failed')}
          </p>
        )}
      </ActForm>
    </Section>
  );
}
