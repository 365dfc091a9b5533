import { useEffect, useId, useRef } from 'react';
import { hasRead, isActReady } from '../../services/contract/contract-act.ts';
import { signatureFields } from '../../services/contract/fields/contract-forms.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { FieldInput } from '../form/field-input.tsx';
import { useProblem } from '../form/use-problem.ts';
import { Checkbox } from '../kit/choice.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { ServerHtml } from '../record/server-html.tsx';
import styles from './act-form.module.css';
import { ActForm } from './act-form.tsx';
import type { ContractActs } from './use-contract-acts.ts';

interface SignFormProps {
  contract: Contract;
  acts: ContractActs;
}

/** The terms in full, and the signature: the terms were read, the name is typed, and the person agrees. */
export function SignForm({ contract, acts }: SignFormProps) {
  const t = useMessages();
  const { context, terms } = acts;
  const isReady = isActReady(context, terms);
  const hintId = useId();
  const { hint: _, ...withoutHint } = signatureFields.full_name;
  return (
    <Section title={t('contract_review')}>
      <ActForm acts={acts} submit="sign_now" waitId={isReady ? undefined : hintId}>
        <Terms key={terms.hash} html={contract.contract_terms ?? ''} acts={acts} />
        <FieldInput path="full_name" field={terms.profileName === null ? withoutHint : signatureFields.full_name} />
        <Consent acts={acts} />
        <p className={styles.soft}>{t('sign_facts')}</p>
        {!isReady && (
          <p id={hintId} className={styles.soft}>
            {t('sign_missing')}
          </p>
        )}
      </ActForm>
    </Section>
  );
}

/** The terms, which count as read when they were scrolled to the end, or when the person confirms it. */
function Terms({ html, acts: { context, terms, send } }: { html: string; acts: ContractActs }) {
  const t = useMessages();
  const box = useRef<HTMLElement>(null);
  const isRead = hasRead(context, terms);
  const storeRead = () => send({ type: 'terms.read', hash: terms.hash });
  const readToEnd = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    if (!isRead && clientHeight > 0 && scrollTop + clientHeight >= scrollHeight - tolerance) storeRead();
  };
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
      <section ref={box} aria-label={t('terms')} tabIndex={0} className={styles.terms} onScroll={readToEnd}>
        <ServerHtml html={html} />
      </section>
      <div className={styles.checks}>
        {!isRead && <p className={styles.soft}>{t('sign_read_to_end')}</p>}
        <Checkbox
          name="have_read"
          label={t('sign_have_read')}
          checked={isRead}
          aria-disabled={isRead || undefined} // `disabled` would remove the focus
          onChange={() => {
            if (!isRead) storeRead();
          }}
        />
      </div>
    </>
  );
}

/** Pixels by which the end of the terms may be missed, because positions are rounded. */
const tolerance = 8;

function Consent({ acts: { draft, send } }: { acts: ContractActs }) {
  const t = useMessages();
  const error = useProblem('consent', signatureFields.consent);
  return (
    <div className={styles.checks}>
      <Checkbox
        id="consent"
        name="consent"
        label={t('sign_consent')}
        checked={draft.consent === '1'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
        onChange={({ currentTarget: { checked } }) =>
          send({ type: 'draft.change', path: 'consent', value: checked ? '1' : '' })
        }
      />
      {error && <FieldError id="consent-error">{error}</FieldError>}
    </div>
  );
}
