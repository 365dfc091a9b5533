import { themes } from '../../services/contract/themes.ts';
import { useActor, useActorState, useLanguage } from '../actors.tsx';
import { CalendarChoice } from '../form/calendar-choice.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';

/** Language, numerals, calendar and theme. Every change applies at once. */
export function Preferences() {
  const t = useMessages();
  const language = useActor('language');
  const settings = useActor('settings');
  const currentLanguage = useLanguage();
  const { numerals, theme } = useActorState('settings', ({ context }) => context);
  return (
    <div className={styles.groups}>
      <ChoiceGroup
        kind="radio"
        name="language"
        label={t('account_language')}
        options={(['en', 'ar'] as const).map((value) => ({ value, label: t(`language_name_${value}`) }))}
        chosen={[currentLanguage]}
        onChange={([chosen]) => language.send({ type: 'language.set', language: chosen === 'ar' ? 'ar' : 'en' })}
      />
      <ChoiceGroup
        kind="radio"
        name="numerals"
        label={t('numerals')}
        hint={t('numerals_hint')}
        options={(['latn', 'arab'] as const).map((value) => ({ value, label: t(`numerals_${value}`) }))}
        chosen={[numerals]}
        onChange={([chosen]) =>
          settings.send({ type: 'settings.change', numerals: chosen === 'arab' ? 'arab' : 'latn' })
        }
      />
      <CalendarChoice />
      <ChoiceGroup
        kind="radio"
        name="theme"
        label={t('theme')}
        options={themes.map((value) => ({ value, label: t(`theme_${value}`) }))}
        chosen={[theme]}
        onChange={([chosen]) =>
          settings.send({ type: 'settings.change', theme: themes.find((each) => each === chosen) ?? 'system' })
        }
      />
    </div>
  );
}
