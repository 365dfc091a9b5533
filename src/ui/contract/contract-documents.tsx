import { privateFiles } from '../../services/contract/paths.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { knownMessage } from '../record/known-message.ts';
import { documentTypeMessages } from './contract-statuses.ts';

/** The documents of a contract; after the candidate's signature, first the contract as it was signed. */
export function ContractDocuments({ contract: { name, documents, signature } }: { contract: Contract }) {
  const t = useMessages();
  const fileName = `${name}-signed.pdf`;
  const signed = {
    name: fileName,
    file_name: fileName,
    file_url: `${privateFiles}${fileName}`,
    file_size: null,
    kind: t('document_signed'),
  };
  if (documents.length === 0 && signature === null) return null;
  return (
    <Section title={t('documents')}>
      <FileList
        files={[
          ...(signature === null ? [] : [signed]),
          ...documents.map((file) => ({ ...file, kind: knownMessage(t, documentTypeMessages, file.document_type) })),
        ]}
      />
    </Section>
  );
}
