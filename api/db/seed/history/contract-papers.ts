import type { Bilingual } from '../../../bilingual.ts';
import type { ContractDocument, ContractEvent, Signature } from '../../schema/rows.ts';
import type { Client } from './clients.ts';
import type { Clock } from './clock.ts';
import { type ContractPlan, drawnUp } from './contract-plans.ts';

/** The terms in HTML. */
export function termsOf(client: Pick<Client, 'name'>): Bilingual {
  return {
    en:
      `<h3>1. Parties</h3><p>This agreement is between ${client.name.en} (the client), SG Network and the consultant.</p>` +
      '<h3>2. Services</h3><p>The consultant delivers the milestones listed in this contract with the care of an experienced professional.</p>' +
      '<h3>3. Payment</h3><p>Each accepted milestone is invoiced in the currency of the contract and paid within <strong>30 days</strong>. Tax is added where the law requires it.</p>' +
      '<h3>4. Confidentiality</h3><p>What one party learns of another stays confidential for three years after the contract ends.</p>' +
      '<h3>5. Termination</h3><p>Either side may end the contract in writing, with the notice period stated above. Accepted work is paid.</p>',
    ar:
      `<h3>1. الأطراف</h3><p>أُبرم هذا العقد بين ${client.name.ar} (العميل) وشبكة SG والمستشار.</p>` +
      '<h3>2. الخدمات</h3><p>يلتزم المستشار بتسليم مراحل التنفيذ الواردة في هذا العقد بعناية المهني الخبير.</p>' +
      '<h3>3. السداد</h3><p>تُفوتر كل مرحلة مقبولة بعملة العقد وتُسدَّد خلال <strong>30 يومًا</strong>، وتُضاف الضريبة حيثما أوجبها النظام.</p>' +
      '<h3>4. السرية</h3><p>تبقى معلومات الأطراف سرية لمدة ثلاث سنوات بعد انتهاء العقد.</p>' +
      '<h3>5. الإنهاء</h3><p>يجوز لأي من الأطراف إنهاء العقد كتابةً مع مراعاة مدة الإشعار المبينة أعلاه، وتُسدَّد قيمة الأعمال المقبولة.</p>',
  };
}

export function documentsOf(plan: ContractPlan, contract: string, clock: Clock): ContractDocument[] {
  const paper = (
    document_type: ContractDocument['document_type'],
    file_size: number,
    offset: number,
    version = 1,
  ): ContractDocument => ({
    name: `${contract}-${document_type}-${version}`,
    file_name: `${contract}-${document_type}${version > 1 ? `-v${version}` : ''}.pdf`,
    file_url: null,
    file_size,
    is_private: 1,
    document_type,
    version,
    creation: clock.time(offset, 10, 15),
  });
  return [
    paper('NDA', 184_320, drawnUp(plan)),
    paper('Agreement', 412_672, drawnUp(plan) + 4),
    paper('SOW', 268_288, drawnUp(plan) + 4),
    ...(plan.amounts.length > 5 ? [paper('Amendment', 96_256, plan.starts + 25)] : []),
    ...(plan.invoiced > 0 ? [paper('Deliverable', 2_457_600, plan.starts + plan.spacing, 2)] : []),
  ];
}

export function signaturesOf(plan: ContractPlan, client: Client, contract: string, signed: string | null): Signature[] {
  const parties = [
    { party: 'Candidate' as const, signer_name: { en: "Noura Al-Sa'doun", ar: 'نورة السعدون' } },
    { party: 'Network' as const, signer_name: { en: 'Ahmed Al-Mansour', ar: 'أحمد المنصور' } },
    { party: 'Client' as const, signer_name: client.contact },
  ];
  return parties.map(({ party, signer_name }, at) => ({
    name: `${contract}-SIG${at + 1}`,
    party,
    signer_name,
    signing_order: at + 1,
    status: plan.status !== 'Unsigned' ? 'Signed' : at === 0 ? 'Ready' : 'Waiting',
    signed_on: signed,
  }));
}

export function timelineOf(plan: ContractPlan, client: Client, clock: Clock): ContractEvent[] {
  const network = { en: 'SG Network', ar: 'شبكة SG' };
  const ends = plan.starts + plan.spacing * plan.amounts.length;
  const last: Partial<Record<ContractPlan['status'], ContractEvent>> = {
    Completed: { status: 'Completed', changed_on: clock.time(ends, 15, 30), by: client.name },
    Terminated: { status: 'Terminated', changed_on: clock.time(ends, 12), by: client.name },
    'On Hold': { status: 'On Hold', changed_on: clock.time(plan.starts + 80, 9, 45), by: client.name },
  };
  const events: (ContractEvent | undefined)[] = [
    { status: 'Unsigned', changed_on: clock.time(drawnUp(plan) + 1, 10), by: network },
    plan.status === 'Unsigned'
      ? undefined
      : { status: 'Active', changed_on: clock.time(plan.starts - 5, 11, 25), by: network },
    last[plan.status],
  ];
  return events.filter((event) => event !== undefined);
}
