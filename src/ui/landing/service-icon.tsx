import { Icon, type IconNode } from '../kit/icon.tsx';
import {
  AssuranceIcon,
  ChartIcon,
  ContractIcon,
  DeliveryIcon,
  InvoiceIcon,
  JobIcon,
  LanguageIcon,
  LayersIcon,
  MoneyIcon,
  TeamIcon,
  TermsIcon,
} from '../kit/icons.ts';
import { Mark } from '../kit/logo.tsx';
import { lookUp } from '../record/look-up.ts';
import styles from './landing-items.module.css';

/** The icon with the server's icon name; the network's mark for an unknown name. */
export function ServiceIcon({ name }: { name: string | null }) {
  const icon = lookUp(icons, name);
  return <span className={styles.icon}>{icon ? <Icon of={icon} /> : <Mark />}</span>;
}

/** By the names that the server sends, which are Lucide's. */
const icons: Record<string, IconNode> = {
  users: TeamIcon,
  'clipboard-check': DeliveryIcon,
  briefcase: JobIcon,
  layers: LayersIcon,
  'shield-check': AssuranceIcon,
  'chart-line': ChartIcon,
  languages: LanguageIcon,
  scale: TermsIcon,
  wallet: MoneyIcon,
  signature: ContractIcon,
  receipt: InvoiceIcon,
};
