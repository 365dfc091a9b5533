import {
  AssuranceIcon,
  ChartIcon,
  ContractIcon,
  DeliveryIcon,
  type Icon,
  InvoiceIcon,
  JobIcon,
  LanguageIcon,
  LayersIcon,
  MoneyIcon,
  TeamIcon,
  TermsIcon,
} from '../kit/icon.tsx';
import { Mark } from '../kit/logo.tsx';
import styles from './landing.module.css';

/** The icon that the server names; the network's mark for a name that we do not draw. */
export function ServiceIcon({ name }: { name: string | null }) {
  const Drawing = icons[name ?? ''];
  return <span className={styles.icon}>{Drawing ? <Drawing /> : <Mark />}</span>;
}

const icons: Record<string, Icon> = {
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
