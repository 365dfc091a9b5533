import { useActor, useLanguage } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import styles from './header.module.css';

/** Switches between English and Arabic. The label is the other language's name in that language. */
export function LanguageToggle() {
  const t = useMessages();
  const language = useActor('language');
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const name = t(`language_name_${other}`);
  return (
    <button
      type="button"
      className={styles.link}
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      onClick={() => language.send({ type: 'language.toggle' })}
    >
      {name}
    </button>
  );
}
