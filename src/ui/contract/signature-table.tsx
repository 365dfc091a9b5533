import { useMemo } from 'react';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type Column, Table } from '../kit/table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { lookUp } from '../record/look-up.ts';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { WrittenDate } from '../record/written-date.tsx';
import { absentDateMessages, partyMessages, signatureStatusChips } from './contract-statuses.ts';

type Signature = Contract['signatures'][number];

/** The signatures in their order, given or awaited. */
export function SignatureTable({ signatures }: { signatures: readonly Signature[] }) {
  const t = useMessages();
  const columns = useMemo(() => columnsIn(t), [t]);
  const ordered = useMemo(
    () => signatures.toSorted((a, b) => (a.signing_order ?? 0) - (b.signing_order ?? 0)),
    [signatures],
  );
  return (
    <Table
      caption={t('signatures')}
      columns={columns}
      rows={ordered}
      rowKey={(signature) => signature.name ?? `${ordered.indexOf(signature)}`}
    />
  );
}

const columnsIn = (t: Translate): Column<Signature>[] => [
  {
    id: 'signer',
    header: t('signer'),
    cell: ({ signer_name, party }) => (
      <TwoLines first={<Bdi>{signer_name}</Bdi>} second={knownMessage(t, partyMessages, party)} />
    ),
  },
  {
    id: 'signed_on',
    header: t('signed_on'),
    cell: ({ signed_on, status }) => (
      <WrittenDate value={signed_on} absent={lookUp(absentDateMessages, status) ?? undefined} />
    ),
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <StatusChip statuses={signatureStatusChips} status={status} />,
  },
];
