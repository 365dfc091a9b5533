import { useState } from 'react';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useFileAddress } from '../file-address.ts';
import { Icon } from '../kit/icon.tsx';
import { PersonIcon } from '../kit/icons.ts';
import { initialsOf } from './initials.ts';
import styles from './photo.module.css';

/** The person's photo, or their initials if there is none or it cannot be loaded. */
export function Photo({ person }: { person: PhotoOwner }) {
  const { photo_url } = person;
  const addressOf = useFileAddress();
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = photo_url !== null && isPicture(photo_url) && photo_url !== broken;
  return (
    <span className={styles.photo} aria-hidden="true">
      {isShown ? (
        <img src={addressOf(photo_url)} alt="" width="96" height="96" onError={() => setBroken(photo_url)} />
      ) : (
        initialsOf(person) || <Icon of={PersonIcon} size={40} />
      )}
    </span>
  );
}

type PhotoOwner = Pick<Profile, 'photo_url' | 'first_name' | 'last_name' | 'full_name'>;

const isPicture = (address: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif);)/i.test(address);
