import type { Contract } from '../../services/contract/records/contract.ts';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { FileList } from '../record/file-list.tsx';
import { knownMessage } from '../record/known-message.ts';
import { MissingRecord } from '../record/missing-record.tsx';
import { RecordLayout } from '../record/record-layout.tsx';
import { RecordSkeleton } from '../record/record-skeleton.tsx';
import { ServerHtml } from '../record/server-html.tsx';
import { Timeline } from '../record/timeline.tsx';
import { Link, useParam } from '../router.tsx';
import { ContractFacts, useFactTerms } from './contract-facts.tsx';
import { ContractLife } from './contract-life.tsx';
import { ContractMoney } from './contract-money.tsx';
import { ContractNext } from './contract-next.tsx';
import { ContractParties } from './contract-parties.tsx';
import { contractStatuses, documentTypeMessages } from './contract-statuses.ts';
import { MilestoneTable } from './milestone-table.tsx';
import { SignatureTable } from './signature-table.tsx';

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
        {(contract) => (
          <>
            <PageHead
              back={back}
              title={<bdi>{contract.title}</bdi>}
              context={contract.party_name && <bdi>{contract.party_name}</bdi>}
            />
            <RecordLayout next={<ContractNext contract={contract} />} facts={<ContractFacts contract={contract} />}>
              <Body contract={contract} />
            </RecordLayout>
          </>
        )}
      </ListFrame>
    </Page>
  );
}

function Body({ contract }: { contract: Contract }) {
  const t = useMessages();
  const { name, invoiced_amount, milestones, currency, documents, signatures, contract_terms, timeline } = contract;
  return (
    <>
      <Section title={t('life_title')}>
        <ContractLife contract={contract} />
      </Section>
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
      {milestones.length > 0 && (
        <Section title={t('milestones')}>
          <MilestoneTable milestones={milestones} currency={currency} />
        </Section>
      )}
      {signatures.length > 0 && (
        <Section title={t('signatures')}>
          <SignatureTable signatures={signatures} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('documents')}>
          <FileList
            files={documents.map((file) => ({
              ...file,
              kind: knownMessage(t, documentTypeMessages, file.document_type),
            }))}
          />
        </Section>
      )}
      {contract_terms && (
        <Section title={t('terms')}>
          <ServerHtml html={contract_terms} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section title={t('timeline')}>
          <Timeline entries={timeline} statuses={contractStatuses} />
        </Section>
      )}
    </>
  );
}
