import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Contract } from '../../services/contract/records/contract.ts';
import { needsChanges } from '../../services/contract/rules/contract-rules.ts';
import { useActorState } from '../actors.tsx';
import { useIsWaiting } from '../error-text.tsx';
import { FieldInput } from '../form/field-input.tsx';
import { isolated } from '../isolated.ts';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import { ActProblems } from './act-problems.tsx';
import { ActSource } from './act-source.tsx';
import { DeliveryComment } from './delivery-comment.tsx';
import { DeliveryFiles } from './delivery-files.tsx';
import type { ContractActs } from './use-contract-acts.ts';

/** Delivers a milestone: a note, and up to five files, which are uploaded while the note is written. */
export function DeliveryForm({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  const t = useMessages();
  const { context, draft, terms, isBusy, send } = acts;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const waitId = useId();
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  const uploads = useActorState('deliveryFiles', (snapshot) => snapshot.context.uploads);
  const own = uploads.filter(({ subject }) => subject === contract.name);
  const isUploading = own.some(({ share }) => share !== null);
  const isWaiting = useIsWaiting(context.apiError);
  const milestone = contract.milestones.find(({ name }) => name === draft.milestone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    send({ type: 'act.send', terms });
  };
  return (
    <Section title={t('delivery_heading', { milestone: isolated(milestone?.title ?? '') })}>
      <ActSource acts={acts}>
        <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
          <fieldset disabled={isBusy} className={styles.form}>
            <ActProblems acts={acts} tries={tries} />
            {milestone && needsChanges(milestone) && <DeliveryComment milestone={milestone} />}
            <FieldInput path="note" />
            <DeliveryFiles contract={contract.name} acts={acts} uploads={own} />
            {own.length > 0 && (
              <p id={waitId} className={styles.soft}>
                {t(isUploading ? 'delivery_uploading' : 'delivery_files_failed')}
              </p>
            )}
            <Actions>
              <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'act.cancel' })}>
                {t('cancel')}
              </Button>
              <Button
                type="submit"
                variant="primary"
                isBusy={isBusy}
                isWaiting={own.length > 0 || isWaiting}
                aria-describedby={own.length > 0 ? waitId : undefined}
              >
                {t('delivery_send')}
              </Button>
            </Actions>
          </fieldset>
        </form>
      </ActSource>
    </Section>
  );
}
