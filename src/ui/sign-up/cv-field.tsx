import { useRef, useState } from 'react';
import { documentRules } from '../../services/contract/fields/file-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import fieldStyles from '../form/fields.module.css';
import { useProblem } from '../form/use-problem.ts';
import { maxFileSize } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { FileField } from '../kit/file-field.tsx';
import { Progress } from '../kit/progress.tsx';
import { useMessages } from '../messages.tsx';
import { CvError } from './cv-error.tsx';

/** Chooses, sends, shows and removes the CV. The file itself stays with the browser and, once sent, with the server. */
export function CvField() {
  const t = useMessages();
  const format = useFormat();
  const signUp = useActor('signUp');
  const held = useActorState('signUp', ({ context }) => context.draft.upload_cv);
  const isGone = useActorState('signUp', ({ context }) => context.isCvGone);
  const isChecking = useActorState('signUp', (snapshot) => snapshot.hasTag('checkingFile'));
  const isUploading = useActorState('signUp', (snapshot) => snapshot.hasTag('uploading'));
  const problem = useProblem('upload_cv');
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const isOnItsWay = isChecking || isUploading;
  const name = (isOnItsWay ? file?.name : held?.file_name) ?? null;

  const choose = (chosen: File) => {
    setFile(chosen);
    signUp.send({ type: 'signUp.attach', file: chosen });
  };
  const letGo = () => {
    setFile(null);
    signUp.send({ type: 'signUp.detach' });
    place.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={place} className={fieldStyles.stack}>
      <FileField
        id="upload_cv"
        label={t('upload_cv')}
        hint={`${t('cv_rules', { size: maxFileSize(format, 'document') })}. ${t('cv_held', { hours: documentRules.heldHours })}`}
        prompt={t('cv_choose')}
        accept={documentRules.endings.join(',')}
        fileName={name}
        details={
          isOnItsWay ? (
            <UploadMessages isChecking={isChecking} />
          ) : (
            held && `${t('cv_uploaded')} · ${format.fileSize(held.file_size)}`
          )
        }
        error={problem ?? (isGone && !isOnItsWay && t('cv_gone', { hours: documentRules.heldHours }))}
        isUploading={isOnItsWay}
        removeLabel={isOnItsWay ? t('cv_cancel') : t('remove_named', { name: `\u2068${name ?? ''}\u2069` })}
        onChange={(chosen) => (chosen ? choose(chosen) : letGo())}
      />
      {isUploading && <UploadBar />}
      <CvError onRetry={file && (() => choose(file))} />
      <p role="status" className="visually-hidden">
        {isOnItsWay ? t('cv_uploading') : held && t('cv_uploaded')}
      </p>
    </div>
  );
}

function UploadMessages({ isChecking }: { isChecking: boolean }) {
  const t = useMessages();
  const percent = usePercent();
  return isChecking ? t('cv_checking') : t('cv_progress', { percent });
}

function UploadBar() {
  const t = useMessages();
  const share = useActorState('signUp', ({ context }) => context.progress);
  return <Progress label={t('cv_uploading')} value={share} />;
}

function usePercent(): string {
  const format = useFormat();
  const whole = useActorState('signUp', ({ context }) => Math.floor(context.progress * 100));
  return format.percent(whole) ?? '';
}
