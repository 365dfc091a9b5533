import { useRef, useState } from 'react';
import { documentRules } from '../../services/contract/fields/file-rules.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { useActor, useActorState } from '../actors.tsx';
import fieldStyles from '../form/fields.module.css';
import { UploadError } from '../form/upload-error.tsx';
import { useProblem } from '../form/use-problem.ts';
import { maxFileSize } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { FileField } from '../kit/file-field.tsx';
import { Progress } from '../kit/progress.tsx';
import { useMessages } from '../messages.tsx';

/** Chooses, uploads, shows and removes the CV. The draft contains only a reference to the uploaded file. */
export function CvField() {
  const t = useMessages();
  const format = useFormat();
  const signUp = useActor('signUp');
  const uploaded = useActorState('signUp', ({ context }) => context.draft.upload_cv);
  const uploadError = useActorState('signUp', ({ context }) => context.uploadError);
  const isGone = useActorState('signUp', ({ context }) => context.isCvGone);
  const isChecking = useActorState('signUp', (snapshot) => snapshot.hasTag('checkingFile'));
  const isUploading = useActorState('signUp', (snapshot) => snapshot.hasTag('uploading'));
  const problem = useProblem('upload_cv');
  const container = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const isBusy = isChecking || isUploading;
  const name = (isBusy ? file?.name : uploaded?.file_name) ?? null;

  const focusInput = () => container.current?.querySelector('input')?.focus(); // the button that was pressed is removed
  const choose = (chosen: File) => {
    setFile(chosen);
    signUp.send({ type: 'signUp.attach', file: chosen });
    focusInput();
  };
  const remove = () => {
    setFile(null);
    signUp.send({ type: 'signUp.detach' });
    focusInput();
  };

  return (
    <div ref={container} className={fieldStyles.stack}>
      <FileField
        id="upload_cv"
        label={t('upload_cv')}
        hint={`${t('cv_rules', { size: maxFileSize(format, 'document') })}. ${t('cv_held', { hours: documentRules.heldHours })}`}
        prompt={t('cv_choose')}
        accept={documentRules.endings.join(',')}
        fileName={name}
        details={
          isBusy ? (
            <UploadMessages isChecking={isChecking} />
          ) : (
            uploaded && `${t('cv_uploaded')} · ${format.fileSize(uploaded.file_size)}`
          )
        }
        error={problem ?? (isGone && !isBusy && t('cv_gone', { hours: documentRules.heldHours }))}
        isUploading={isBusy}
        removeLabel={isBusy ? t('cv_cancel') : t('remove_named', { name: isolated(name ?? '') })}
        onChange={(chosen) => (chosen ? choose(chosen) : remove())}
      />
      {isUploading && <UploadBar />}
      {uploadError && <UploadError apiError={uploadError} kind="document" onRetry={file && (() => choose(file))} />}
      <p role="status" className="visually-hidden">
        {isBusy && t('cv_uploading')}
        {!isBusy && file && problem && `${isolated(file.name)}: ${problem}`}
        {!isBusy && !problem && !uploadError && uploaded && t('cv_uploaded')}
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
  const percent = useActorState('signUp', ({ context }) => Math.floor(context.progress * 100));
  return format.percent(percent) ?? '';
}
