import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';

/** The page of an unknown route. */
export function NotFoundPage() {
  const t = useMessages();
  return (
    <Page>
      <PageTitle page={t('page_not_found')} />
      <PageHead title={t('page_not_found')} />
      <EmptyState
        title={t('not_found_line')}
        action={
          <Link to={paths.landing} className={buttonClass('primary')}>
            {t('go_to_landing')}
          </Link>
        }
      />
    </Page>
  );
}
