import type { Bio } from '../../services/contract/records/bio.ts';
import { useActor } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useNavigate } from '../router.tsx';

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
  const add = () => {
    const open = { type: 'draft.open', section: 'skills', record: bio } as const;
    if (actor.getSnapshot().can(open)) {
      const path = `technical_skills.${bio.technical_skills.length}`;
      actor.send(open);
      actor.send({ type: 'row.add', list: 'technical_skills' });
      actor.send({ type: 'draft.change', path: `${path}.skill`, value: skill });
      if (level !== null) actor.send({ type: 'draft.change', path: `${path}.level`, value: level });
    }
    navigate(paths.profile);
  };
  return (
    <Button variant="quiet" onClick={add} aria-label={t('add_to_profile_named', { name })}>
      <Icon of={PlusIcon} size={16} />
      {t('add_to_profile')}
    </Button>
  );
}
