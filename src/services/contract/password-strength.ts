/** Estimates how hard a password is to guess from its characters only: weak, fair, good or strong. */
export type PasswordStrength = 1 | 2 | 3 | 4;

/** @param known texts that an attacker would try first, such as the email address */
export function passwordStrength(password: string, known = ''): PasswordStrength {
  const plain = password.normalize('NFKC').toLowerCase();
  const name = known.split('@')[0]?.toLowerCase() ?? '';
  const isGuessable = obvious.test(plain) || (name.length > 3 && plain.includes(name));
  // repeated and consecutive characters add little
  const counted = [...plain].filter((character, at, all) => !follows(all[at - 1], character)).length;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = Math.min(counted, new Set(plain).size * 2) + (kinds - 1) * 2 - (isGuessable ? 8 : 0);
  if (points < 10) return 1;
  if (points < 14) return 2;
  return points < 20 ? 3 : 4;
}

const obvious = /password|passwort|qwert|azerty|letmein|welcome|admin|iloveyou|123456|كلمة|السر/;

function follows(before: string | undefined, character: string): boolean {
  const step = before === undefined ? Number.NaN : character.charCodeAt(0) - before.charCodeAt(0);
  return Math.abs(step) <= 1;
}
