import { isolated } from './isolated.ts';
import { useMessages } from './messages.tsx';

/** Names the page in the browser's tab. Names are isolated, since a tab has no markup to do it. */
export function PageTitle({ page }: { page: string }) {
  const t = useMessages();
  return <title>{t('page_title', { page: isolated(page), network: isolated(t('sg_network')) })}</title>;
}
