import { isolated } from '../services/contract/isolated.ts';
import { useMessages } from './messages.tsx';

/** Sets the document's title. Both names are isolated, because a title has no markup. */
export function PageTitle({ page }: { page: string }) {
  const t = useMessages();
  return <title>{t('page_title', { page: isolated(page), network: isolated(t('sg_network')) })}</title>;
}
