import { Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { InlineError } from '../kit/state.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';

/** The address of the network's support, which the server states. */
export function SupportAddress() {
  const t = useMessages();
  const theme = useList('loginTheme');
  const email = theme.data?.support_email;
  if (!email && !theme.isLoading && !theme.hasFailed) return null;
  return (
    <Section title={t('support_address')}>
      {email ? (
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      ) : theme.isLoading ? (
        <Skeleton inlineSize="14rem" />
      ) : (
        <InlineError retryLabel={t('retry')} onRetry={theme.reload}>
          {t('support_address_failed')}
        </InlineError>
      )}
    </Section>
  );
}
