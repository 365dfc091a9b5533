import { type ChangeEvent, useRef, useState } from 'react';
import { cvRules } from '../../services/contract/registration-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { largestCv } from '../form/refusal-words.ts';
import { useFormat } from '../format.ts';
import { FieldError } from '../kit/field-frame.tsx';
import { UploadIcon } from '../kit/icon.tsx';
import { useWords } from '../words.tsx';
import styles from './cv-field.module.css';
import { HeldCv, UnsentCv, UploadingCv } from './cv-states.tsx';
import { useProblem } from './use-problem.ts';

/** Chooses, sends, shows and removes the CV. The file itself stays with the browser and, once sent, with the server. */
export function CvField() {
  const t = useWords();
  const format = useFormat();
  const wizard = useActor('wizard');
  const held = useActorState('wizard', ({ context }) => context.draft.upload_cv);
  const uploadFault = useActorState('wizard', ({ context }) => context.uploadFault);
  const isUploading = useActorState('wizard', (snapshot) => snapshot.matches({ documents: 'uploading' }));
  const problem = useProblem('upload_cv');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const send = (chosen: File) => {
    setFile(chosen);
    wizard.send({ type: 'wizard.attach', file: chosen });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) send(chosen);
    currentTarget.value = ''; // so that the same file may be chosen again
  };
  const remove = () => {
    wizard.send({ type: 'wizard.detach' });
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <div className={styles.place} data-refused={problem !== null || undefined}>
        <UploadIcon size={28} />
        <label htmlFor="upload_cv" className={styles.label}>
          {t('upload_cv')}
        </label>
        <p id="upload_cv-hint" className={styles.hint}>
          {t('cv_rules', { size: largestCv(format) })}
        </p>
        <p className={styles.ways} aria-hidden="true">
          <span className={styles.choose}>{t(held ? 'cv_replace' : 'cv_choose')}</span> {t('cv_drop')}
        </p>
        <input
          ref={input}
          id="upload_cv"
          type="file"
          accept={cvRules.endings.join(',')}
          className={styles.input}
          aria-describedby={problem ? 'upload_cv-hint upload_cv-error' : 'upload_cv-hint'}
          aria-invalid={problem ? true : undefined}
          onChange={choose}
        />
      </div>
      {problem && <FieldError id="upload_cv-error">{problem}</FieldError>}
      {isUploading && <UploadingCv name={file?.name ?? ''} onCancel={remove} />}
      {uploadFault && <UnsentCv fault={uploadFault} onRetry={file && (() => send(file))} />}
      {held && !isUploading && <HeldCv cv={held} onRemove={remove} />}
    </div>
  );
}
