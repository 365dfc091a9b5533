import type { ReactNode } from 'react';
import type { Contract } from '../../services/contract/records/contract.ts';
import { awaitsOthers } from '../../services/contract/rules/contract-rules.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Disclosure } from '../kit/disclosure.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { MissingRecord } from '../record/missing-record.tsx';
import { RecordLayout } from '../record/record-layout.tsx';
import { RecordSkeleton } from '../record/record-skeleton.tsx';
import { ServerHtml } from '../record/server-html.tsx';
import { Timeline } from '../record/timeline.tsx';
import { Link, useParam } from '../router.tsx';
import { DeclineContractDialog, EndingDialog } from './act-dialogs.tsx';
import { ActResult } from './act-result.tsx';
import { ContractDocuments } from './contract-documents.tsx';
import { ContractFacts, useFactTerms } from './contract-facts.tsx';
import { ContractLife } from './contract-life.tsx';
import { ContractMoney } from './contract-money.tsx';
import { ContractNext } from './contract-next.tsx';
import styles from './contract-page.module.css';
import { ContractParties } from './contract-parties.tsx';
import { ContractStages } from './contract-stages.tsx';
import { contractStatusChips } from './contract-statuses.ts';
import { Deliveries, hasDeliveries } from './deliveries.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { MilestoneTable } from './milestone-table.tsx';
import { SignForm } from './sign-form.tsx';
import { SignatureTable } from './signature-table.tsx';
import { type ContractActs, useContractActs } from './use-contract-acts.ts';
import { useContractWatch } from './use-contract-watch.ts';

/** One contract: its terms, milestones, documents and signatures. */
export function ContractPage() {
  const t = useMessages();
  const name = useParam('name');
  const record = useList('contractDescription', name);
  const terms = useFactTerms();
  const back = <BackLink to={paths.contracts}>{t('contract')}</BackLink>;
  return (
    <Page>
      <PageTitle page={record.data?.title ?? t('contract')} />
      <ListFrame
        key={name}
        list={record}
        skeleton={<RecordSkeleton title={t('contract_one')} back={back} terms={terms} />}
        head={<PageHead back={back} title={t('contract_one')} />}
        missing={<MissingRecord to={paths.contracts}>{t('back_to_contracts')}</MissingRecord>}
      >
        {(contract) => <Shown contract={contract} back={back} />}
      </ListFrame>
    </Page>
  );
}

function Shown({ contract, back }: { contract: Contract; back: ReactNode }) {
  const acts = useContractActs(contract);
  useContractWatch(awaitsOthers(contract));
  const { context, hasTag } = acts;
  const isWriting = hasTag('writing');
  const isSigning = isWriting && context.act === 'sign';
  return (
    <>
      <PageHead
        back={back}
        title={<Bdi>{contract.title}</Bdi>}
        context={contract.party_name && <Bdi>{contract.party_name}</Bdi>}
      />
      <ContractStages contract={contract} />
      <ActResult contract={contract} acts={acts} />
      <RecordLayout
        next={<ContractNext contract={contract} acts={acts} />}
        now={isWriting && <ActForm contract={contract} acts={acts} />}
        facts={<ContractFacts contract={contract} />}
      >
        <Body contract={contract} hasTerms={!isSigning} />
      </RecordLayout>
      {isWriting && context.act === 'decline' && <DeclineContractDialog acts={acts} />}
      {isWriting && context.act === 'end' && <EndingDialog contract={contract} acts={acts} />}
    </>
  );
}

function ActForm({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  if (acts.context.act === 'sign') return <SignForm contract={contract} acts={acts} />;
  return acts.context.act === 'deliver' ? <DeliveryForm contract={contract} acts={acts} /> : null;
}

function Body({ contract, hasTerms }: { contract: Contract; hasTerms: boolean }) {
  const t = useMessages();
  const { name, invoiced_amount, milestones, currency, signatures, contract_terms, timeline } = contract;
  return (
    <>
      {milestones.length > 0 && (
        <Section title={t('milestones')}>
          <MilestoneTable milestones={milestones} currency={currency} />
        </Section>
      )}
      {hasDeliveries(contract) && (
        <Section title={t('deliveries')}>
          <Deliveries contract={contract} />
        </Section>
      )}
      <Section
        title={t('contract_money')}
        action={
          (invoiced_amount ?? 0) > 0 && (
            <Link to={`${paths.invoices}?contract=${encodeURIComponent(name)}`}>{t('contract_invoices')}</Link>
          )
        }
      >
        <ContractMoney contract={contract} />
      </Section>
      <Section title={t('parties')}>
        <ContractParties contract={contract} />
      </Section>
      {signatures.length > 0 && (
        <Section title={t('signatures')}>
          <SignatureTable signatures={signatures} />
        </Section>
      )}
      <ContractDocuments contract={contract} />
      {hasTerms && contract_terms && (
        <Section title={t('terms')}>
          <ServerHtml html={contract_terms} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section title={t('timeline')}>
          <Timeline entries={timeline} statuses={contractStatusChips} />
        </Section>
      )}
      <Section>
        <Disclosure summary={t('contract_how')} className={styles.how}>
          <ContractLife contract={contract} />
        </Disclosure>
      </Section>
    </>
  );
}
