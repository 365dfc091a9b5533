import type { SharedProfile } from '../../services/contract/records/shared-profile.ts';
import { useFormat } from '../format.ts';
import { Icon } from '../kit/icon.tsx';
import { OutwardIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { Notes } from '../record/notes.tsx';
import styles from './certifications.module.css';

/** Certifications with issuer, expiry and a link for verification. */
export function Certifications({ certifications }: { certifications: SharedProfile['certifications'] }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <ul className={styles.certifications}>
      {certifications.map((one) => {
        const issued = format.date(one.issue_date);
        const expires = format.date(one.expiry_date);
        const address = one.credential_url;
        return (
          <li key={`${one.certification_name} ${one.issue_date}`}>
            <h3>
              <bdi>{one.certification_name}</bdi>
            </h3>
            {one.issuer && (
              <p>
                <bdi>{one.issuer}</bdi>
              </p>
            )}
            <Notes>
              {issued && <span>{t('issued_on', { date: issued })}</span>}
              {expires && <span>{t('expires_on', { date: expires })}</span>}
              {one.credential_id && <bdi>{one.credential_id}</bdi>}
              {address && /^https?:\/\//i.test(address) && (
                <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {t('check_credential')}
                  <Icon of={OutwardIcon} size={16} />
                </a>
              )}
            </Notes>
          </li>
        );
      })}
    </ul>
  );
}
