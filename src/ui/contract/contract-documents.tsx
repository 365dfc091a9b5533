import type { Contract } from '../../services/contract/records/contract.ts';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { knownMessage } from '../record/known-message.ts';
import { documentTypeMessages } from './contract-statuses.ts';

/** The documents of a contract, among them the contract as it was signed. */
export function ContractDocuments({ contract: { documents } }: { contract: Contract }) {
  const t = useMessages();
  if (documents.length === 0) return null;
  return (
    <Section title={t('documents')}>
      <FileList
        files={documents.map((file) => ({
          ...file,
          kind: knownMessage(t, documentTypeMessages, file.document_type),
        }))}
      />
    </Section>
  );
}
