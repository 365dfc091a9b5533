import { rowsIn } from '../../services/contract/fields/draft.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import { useActor } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon, PlusIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useOpenDraft } from '../record/use-open-draft.ts';
import { useIsSubjectBeingSent } from '../record/use-outbox.ts';
import { useNavigate } from '../router.tsx';

const list = 'technical_skills';

const icons = { add_to_profile: PlusIcon, set_level: EditIcon } as const;

interface AddSkillProps {
  /** The key of the skill, and its name on screen. */
  skill: string;
  name: string;
  /** The level that the request asks for, 1 to 5. */
  level: string | null;
  bio: Bio;
  /** Whether the skill is added, or is in the profile without a level. */
  label: keyof typeof icons;
}

/** Opens the skills of the profile with this one added, to be confirmed there, or for the level that it lacks. */
export function AddSkill({ skill, name, level, bio, label }: AddSkillProps) {
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
      aria-label={t(`${label}_named`, { name: isolated(name) })}
    >
      <Icon of={icons[label]} size={16} />
      {t(label)}
    </Button>
  );
}
