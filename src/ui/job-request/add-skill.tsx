import { rowsIn } from '../../services/contract/fields/draft.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import { useActor } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useOpenDraft } from '../record/use-open-draft.ts';
import { useIsSubjectBeingSent } from '../record/use-outbox.ts';
import { useNavigate } from '../router.tsx';

const list = 'technical_skills';

interface AddSkillProps {
  /** The key of the skill, and its name on screen. */
  skill: string;
  name: string;
  /** The level that the request asks for, 1 to 5. */
  level: string | null;
  bio: Bio;
}

/** Opens the skills of the profile with this one added, to be confirmed there. */
export function AddSkill({ skill, name, level, bio }: AddSkillProps) {
  const t = useMessages();
  const actor = useActor('bio');
  const navigate = useNavigate();
  const openDraft = useOpenDraft('bio');
  const isBeingSent = useIsSubjectBeingSent('bio', 'skills');
  const add = () => {
    openDraft('skills', bio);
    const snapshot = actor.getSnapshot();
    const { section, draft } = snapshot.context;
    const rows = rowsIn(draft, list);
    const addRow = { type: 'row.add', list } as const;
    // another section with changes stays open, and states that they have to be saved first
    const isOpen = section === 'skills' && snapshot.can(addRow);
    if (isOpen && !rows.some((row) => row.skill === skill)) {
      actor.send(addRow);
      actor.send({ type: 'draft.change', path: `${list}.${rows.length}.skill`, value: skill });
      if (level !== null) actor.send({ type: 'draft.change', path: `${list}.${rows.length}.level`, value: level });
    }
    navigate(`${paths.profile}#skills`);
  };
  return (
    <Button
      variant="quiet"
      isWaiting={isBeingSent}
      onClick={add}
      aria-label={t('add_to_profile_named', { name: isolated(name) })}
    >
      <Icon of={PlusIcon} size={16} />
      {t('add_to_profile')}
    </Button>
  );
}
