import { Section } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { TaxTable } from './tax-table.tsx';

/** The taxes that the company may add to the candidate's invoices. */
export function Taxes() {
  const t = useMessages();
  const taxes = useList('taxDetails');
  return (
    <Section title={t('taxes_of_invoices')}>
      <ListFrame list={taxes} skeleton={<TaxTable taxes={[]} skeletonRows={4} />} empty={<p>{t('taxes_none')}</p>}>
        {(rows) => <TaxTable taxes={rows} />}
      </ListFrame>
    </Section>
  );
}
