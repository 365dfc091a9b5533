import { isolated } from '../../services/contract/isolated.ts';
import type { NotificationItem } from '../../services/contract/records/notification.ts';
import type { NotificationKind } from '../../services/contract/statuses.ts';
import type { IconNode } from '../kit/icon.tsx';
import { ContractIcon, DeliveryIcon, InfoIcon, JobIcon, MoneyIcon, SuccessIcon, WarningIcon } from '../kit/icons.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { paths } from '../paths.ts';
import { lookUp } from '../record/look-up.ts';

interface KindRow {
  readonly icon: IconNode;
  readonly message: MessageId;
  readonly path: (name: string) => string;
}

const rows: Readonly<Record<NotificationKind, KindRow>> = {
  'Request Invited': { icon: JobIcon, message: 'notify_request_invited', path: paths.jobRequest },
  'Quotation Shortlisted': { icon: JobIcon, message: 'notify_quotation_shortlisted', path: paths.jobRequest },
  'Quotation Won': { icon: SuccessIcon, message: 'notify_quotation_won', path: paths.jobRequest },
  'Contract To Sign': { icon: ContractIcon, message: 'notify_contract_to_sign', path: paths.contract },
  'Contract Signed': { icon: ContractIcon, message: 'notify_contract_signed', path: paths.contract },
  'Changes Requested': { icon: WarningIcon, message: 'notify_changes_requested', path: paths.contract },
  'Milestone Accepted': { icon: DeliveryIcon, message: 'notify_milestone_accepted', path: paths.contract },
  'Invoice Paid': { icon: MoneyIcon, message: 'notify_invoice_paid', path: paths.invoice },
};

const other: KindRow = { icon: InfoIcon, message: 'notify_other', path: () => paths.overview };

/** How a notification is shown; one of a kind that this version does not have leads to the overview. */
export function rowOf({ kind }: NotificationItem): KindRow {
  return lookUp<KindRow>(rows, kind) ?? other;
}

/** The sentence of a notification. */
export const textOf = (item: NotificationItem, t: Translate): string =>
  t(rowOf(item).message, { subject: isolated(item.subject ?? '') });

/** The page of the record. */
export const pathOf = (item: NotificationItem): string => rowOf(item).path(item.reference ?? '');
