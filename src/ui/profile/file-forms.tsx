/** The sections that hold a file: the photograph and the CV. */

import { fileIn, textIn } from '../../services/contract/drafts.ts';
import { photoRules } from '../../services/contract/photo.ts';
import { cvRules } from '../../services/contract/sign-up-rules.ts';
import { useFileAddress } from '../file-address.ts';
import { largestCv } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import photoStyles from './photo.module.css';
import { useRecordContext } from './record-key.tsx';
import { largestPhoto } from './record-words.ts';
import { UploadField } from './upload-field.tsx';

export function PhotoFields() {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useFileAddress();
  const address = useRecordContext(({ draft }) => textIn(draft, 'photo_url'));
  return (
    <>
      {address && (
        <span className={photoStyles.preview}>
          <img src={addressOf(address)} alt={t('photo_preview')} width="144" height="144" />
        </span>
      )}
      <UploadField
        path="photo_url"
        label={t('photo')}
        hint={t('photo_rules', { size: largestPhoto(format) })}
        prompt={t('cv_choose')}
        accept={photoRules.types.join(',')}
        held={address ? { name: t('photo_yours'), details: null } : null}
      />
    </>
  );
}

export function CvFields() {
  const t = useMessages();
  const format = useFormat();
  const held = useRecordContext(({ draft }) => fileIn(draft, 'upload_cv'));
  return (
    <UploadField
      path="upload_cv"
      label={t('cv')}
      hint={t('cv_rules', { size: largestCv(format) })}
      prompt={t('cv_choose')}
      accept={cvRules.endings.join(',')}
      held={held && { name: held.file_name, details: held.file_size > 0 ? format.fileSize(held.file_size) : null }}
    />
  );
}
