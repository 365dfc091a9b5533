import { recordForms } from '../../services/contract/fields/candidate-forms.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { draftFrom } from '../../services/contract/fields/wire.ts';
import type { ResumePart } from '../../services/contract/resume/read-resume.ts';
import { type Proposal, proposalsOf } from '../../services/contract/resume/resume-proposals.ts';
import { useActor, useActorState } from '../actors.tsx';
import { FactList } from '../form/fact-list.tsx';
import { labelOf } from '../form/field-messages.ts';
import { RowSummary } from '../form/row-summary.tsx';
import { SideChoices } from '../form/side-choices.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useIsSubjectBeingSent, useTakeBack } from '../record/use-outbox.ts';
import { useNavigate } from '../router.tsx';
import styles from './import-part.module.css';
import { profileSections } from './profile-sections.ts';

interface ImportPartProps {
  part: ResumePart;
  /** The record as it was read. */
  stored: object;
}

/** What a resume adds to one section, and what it would change there. */
export function ImportPart({ part, stored }: ImportPartProps) {
  const t = useMessages();
  const actor = useActor('resume');
  const navigate = useNavigate();
  const takeBack = useTakeBack(part.record);
  const isBeingSent = useIsSubjectBeingSent(part.record, part.section);
  const isUsed = useActorState('resume', ({ context }) => context.used.includes(part.section));
  // a form with unsaved changes takes nothing, and one that was closed has nothing any more
  const isInForm = useActorState(
    recordActors[part.record],
    ({ context }) => context.section === part.section && !context.isHeldBack,
  );
  const chosen = useActorState('resume', ({ context }) => context.chosen);
  const title = profileSections.find(({ section }) => section === part.section)?.title ?? 'bio';
  const proposals = proposalsOf(part, stored);
  const hasNews = proposals.some(
    ({ field, kind, rows }) => rows.length > 0 || (isText(part, field) && (kind === 'adds' || chosen.includes(field))),
  );
  const use = () => {
    // its form then has unsaved changes, and takes nothing
    takeBack(part.section);
    actor.send({ type: 'resume.use', section: part.section, record: stored });
    navigate(`${paths.profile}#${part.section}`);
  };
  return (
    <Section title={t(title)}>
      <div className={styles.part}>
        {proposals.length === 0 && <p>{t('import_same')}</p>}
        {proposals.map((proposal) => (
          <Change key={proposal.field} part={part} stored={stored} proposal={proposal} />
        ))}
        {isUsed && isInForm && <Alert tone="success">{t('import_used')}</Alert>}
        {hasNews && (
          <div>
            <Button isWaiting={isBeingSent} onClick={use}>
              {t('import_use')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

const isText = ({ record }: ResumePart, field: string): boolean => recordForms[record][field]?.kind !== 'rows';

function Change({ part, stored, proposal }: ImportPartProps & { proposal: Proposal }) {
  const t = useMessages();
  const actor = useActor('resume');
  const isChosen = useActorState('resume', ({ context }) => context.chosen.includes(proposal.field));
  const { field, kind, rows, skipped } = proposal;
  const form = recordForms[part.record];
  const of = form[field];
  const label = labelOf(t, form, field);
  if (of?.kind === 'rows')
    return (
      <>
        {rows.length > 0 && <p className={styles.kind}>{t('import_adds')}</p>}
        <ul className={styles.rows}>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and these never change their order
            <li key={at}>
              <RowSummary field={of} row={row} />
            </li>
          ))}
        </ul>
        {skipped > 0 && <p className={styles.kind}>{t('import_skipped', { count: skipped })}</p>}
      </>
    );
  if (kind === 'adds')
    return (
      <>
        <p className={styles.kind}>{t('import_adds')}</p>
        <FactList form={form} names={[field]} draft={part.values} />
      </>
    );
  return (
    <SideChoices
      form={form}
      field={field}
      drafts={{ mine: draftFrom(form, stored), theirs: part.values }}
      legend={label}
      labels={{ mine: t('import_keep'), theirs: t('import_take') }}
      name={`import ${field}`}
      chosen={isChosen ? 'theirs' : 'mine'}
      onChoose={(side) => actor.send({ type: 'resume.choose', field, isChosen: side === 'theirs' })}
    />
  );
}
