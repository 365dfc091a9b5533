import type { Section } from '../../services/contract/fields/candidate-table.ts';
import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';

/** A link to what else a resume has, after a section that was filled in from it. */
export function ContinueImport({ section }: { section: Section }) {
  const t = useMessages();
  const hasMore = useActorState(
    'resume',
    ({ context: { resume, used } }) =>
      used.includes(section) && (resume?.parts.some((part) => !used.includes(part.section)) ?? false),
  );
  if (!hasMore) return null;
  return (
    <>
      {' · '}
      <Link to={paths.importResume}>{t('import_continue')}</Link>
    </>
  );
}
