import { useActor } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { Star } from '../kit/star.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useNavigate } from '../router.tsx';
import styles from './prompt.module.css';

/** The start modal: Start opens sign-up, Later opens the subscribe modal (specification, section 2). */
export function StartDialog() {
  const t = useMessages();
  const prompt = useActor('prompt');
  const navigate = useNavigate();

  const start = () => {
    prompt.send({ type: 'prompt.start' });
    navigate(paths.signUp);
  };

  return (
    <Dialog title={t('signup_header')} closeLabel={t('close')} onClose={() => prompt.send({ type: 'prompt.close' })}>
      <Star className={styles.star} />
      <p className={styles.line}>{t('signup_description')}</p>
      <Actions>
        <Button onClick={() => prompt.send({ type: 'prompt.later' })}>{t('later')}</Button>
        <Button variant="primary" data-first-focus onClick={start}>
          {t('start')}
        </Button>
      </Actions>
    </Dialog>
  );
}
