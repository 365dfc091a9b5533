import { useFileAddress } from '../file-address.ts';
import { useMessages } from '../messages.tsx';

/** A link to the messages of a server that shows them instead of sending them. */
export function InboxLink({ url }: { url: string | null }) {
  const t = useMessages();
  const addressOf = useFileAddress();
  if (url === null) return null;
  return (
    <p>
      {t('inbox_shown')} {/* a page of the server, in its own tab */}
      <a href={addressOf(url)} target="_blank" rel="noreferrer">
        {t('inbox_open')}
      </a>
    </p>
  );
}
