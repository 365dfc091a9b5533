import { useState } from 'react';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useFileAddress } from '../file-address.ts';
import styles from './photo.module.css';

/** The person's photo, or their initials if there is none or it cannot be loaded. */
export function Photo({ person: { photo_url, first_name, last_name, full_name } }: { person: Profile }) {
  const addressOf = useFileAddress();
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = photo_url !== null && isPicture(photo_url) && photo_url !== broken;
  return (
    <span className={styles.photo} aria-hidden="true">
      {isShown ? (
        <img src={addressOf(photo_url)} alt="" width="72" height="72" onError={() => setBroken(photo_url)} />
      ) : (
        initialsOf(first_name ?? full_name, last_name)
      )}
    </span>
  );
}

const isPicture = (address: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif);)/i.test(address);

// Without a zero-width non-joiner, Arabic initials would join.
const initialsOf = (first: string | null, last: string | null): string =>
  [first, last].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('\u200c');
