import { useActor, useActorState } from '../actors.tsx';
import { useOptions } from '../form/use-options.ts';
import { useFormat } from '../format.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { TextAnswer } from './answers.tsx';
import { LookupAnswer } from './lookup-select.tsx';
import styles from './sign-up.module.css';
import { StepForm } from './step-form.tsx';

/** What the candidate asks for their work, and how they like to work. */
export function TermsStep() {
  const t = useMessages();
  const format = useFormat();
  const currency = useActorState('signUp', ({ context }) => context.draft.currency);
  const sign = format.currencySign(currency);
  return (
    <StepForm>
      <div className={styles.pair}>
        <LookupAnswer name="currency" list="currencies" />
        <TextAnswer
          name="hourly_rates"
          required
          inputMode="decimal"
          dir="ltr"
          ending={sign && <bdi className={styles.unit}>{sign}</bdi>}
        />
      </div>
      <LookupAnswer name="price_basis" list="priceBasis" />
      <TextAnswer name="quantity" inputMode="decimal" dir="ltr" hint={t('quantity_hint')} />
      <Preferences label={t('preferences')} hint={t('choose_any')} />
    </StepForm>
  );
}

function Preferences({ label, hint }: { label: string; hint: string }) {
  const signUp = useActor('signUp');
  const chosen = useActorState('signUp', ({ context }) => context.draft.preferences);
  const options = useOptions('preferences');
  return (
    <ListFrame list={options} skeleton={<Skeleton blockSize="9rem" />}>
      {(all) => (
        <ChoiceGroup
          kind="checkbox"
          name="preferences"
          label={label}
          hint={hint}
          options={all}
          chosen={chosen}
          onChange={(value) => signUp.send({ type: 'signUp.change', field: 'preferences', value })}
        />
      )}
    </ListFrame>
  );
}
