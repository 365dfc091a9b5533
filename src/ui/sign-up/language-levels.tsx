import { languageLevelNames } from '../../services/contract/sign-up.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useFocusNext } from '../form/use-focus-next.ts';
import { IconButton } from '../kit/button.tsx';
import { type Option, Select } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { RemoveIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { languageLevels } from '../record/levels.ts';
import styles from './language-levels.module.css';
import { useProblem } from './use-problem.ts';

/** The languages that were chosen, each with how well it is mastered. */
export function LanguageLevels({ options, onRemove }: { options: readonly Option[]; onRemove(value: string): void }) {
  const t = useMessages();
  const details = useActorState('signUp', ({ context }) => context.draft.candidate_details);
  const focus = useFocusNext();
  const chosen = details.flatMap((detail, at) => (detail.detail_type === 'language' ? [{ ...detail, at }] : []));
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('chosen_in', { list: t('languages') })} className={styles.list}>
      {chosen.map(({ value, note, at }) => {
        const name = options.find((option) => option.value === value)?.label ?? value;
        return (
          <li key={value} className={styles.row}>
            <LevelAnswer language={value} name={name} level={note} path={`candidate_details.${at}.note`} />
            <IconButton
              label={t('remove_named', { name: `\u2068${name}\u2069` })}
              onClick={() => {
                focus('[id="language"]');
                onRemove(value);
              }}
            >
              <Icon of={RemoveIcon} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

interface LevelAnswerProps {
  language: string;
  name: string;
  level: string;
  path: string;
}

function LevelAnswer({ language, name, level, path }: LevelAnswerProps) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const problem = useProblem(path);
  return (
    <div className={styles.level}>
      <Select
        id={path}
        label={
          <>
            <span className="visually-hidden">{t('language_level_of', { language: `\u2068${name}\u2069` })}</span>
            <bdi aria-hidden="true">{name}</bdi>
          </>
        }
        required
        placeholder={t('choose_level')}
        value={level}
        error={problem}
        options={languageLevelNames.map((each) => ({
          value: each,
          label: t(languageLevels[each] ?? 'language_level'),
        }))}
        onChange={({ currentTarget }) =>
          signUp.send({ type: 'detail.note', detailType: 'language', value: language, note: currentTarget.value })
        }
      />
    </div>
  );
}
