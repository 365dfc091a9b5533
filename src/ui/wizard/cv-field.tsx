import { useRef, useState } from 'react';
import { cvRules } from '../../services/contract/registration-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { largestCv } from '../form/refusal-words.ts';
import { useFormat } from '../format.ts';
import { FileField } from '../kit/file-field.tsx';
import { useWords } from '../words.tsx';
import { CvFault } from './cv-fault.tsx';
import { useProblem } from './use-problem.ts';
import styles from './wizard.module.css';

/** Chooses, sends, shows and removes the CV. The file itself stays with the browser and, once sent, with the server. */
export function CvField() {
  const t = useWords();
  const format = useFormat();
  const wizard = useActor('wizard');
  const held = useActorState('wizard', ({ context }) => context.draft.upload_cv);
  const isUploading = useActorState('wizard', (snapshot) => snapshot.matches({ documents: 'uploading' }));
  const problem = useProblem('upload_cv');
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const change = (chosen: File | null) => {
    setFile(chosen);
    wizard.send(chosen ? { type: 'wizard.attach', file: chosen } : { type: 'wizard.detach' });
    if (!chosen) place.current?.querySelector('input')?.focus();
  };
  const name = (isUploading ? file?.name : held?.file_name) ?? null;

  return (
    <div ref={place} className={styles.stack}>
      <FileField
        label={t('upload_cv')}
        hint={t('cv_rules', { size: largestCv(format) })}
        prompt={t('cv_choose')}
        accept={cvRules.endings.join(',')}
        fileName={name}
        details={
          name && (isUploading ? t('cv_uploading') : `${t('cv_uploaded')} · ${format.fileSize(held?.file_size)}`)
        }
        error={problem}
        removeLabel={isUploading ? t('cancel') : t('remove_named', { name: name ?? '' })}
        onChange={change}
      />
      <CvFault onRetry={file && (() => change(file))} />
      <p role="status" className="visually-hidden">
        {isUploading ? t('cv_uploading') : held && t('cv_uploaded')}
      </p>
    </div>
  );
}
