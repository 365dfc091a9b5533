import { type Drawing, Icon } from '../kit/icon.tsx';
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
import styles from './landing.module.css';

/** The icon that the server names; the network's mark for a name that we do not draw. */
export function ServiceIcon({ name }: { name: string | null }) {
  const drawing = icons[name ?? ''];
  return <span className={styles.icon}>{drawing ? <Icon of={drawing} /> : <Mark />}</span>;
}

const icons: Record<string, Drawing> = {
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
