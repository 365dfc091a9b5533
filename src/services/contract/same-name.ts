/** Whether two names of a person differ only in spaces, letter case, accents, and forms of hyphens and apostrophes. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[’‘ʼʿʾ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
