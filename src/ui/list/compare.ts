/** Compares by code units, for the dates and times of the wire. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares names in both languages, with numbers in them by value. */
export function compareNames(a: string | null, b: string | null): number {
  names ??= new Intl.Collator(['ar', 'en'], { numeric: true });
  return names.compare(a ?? '', b ?? '');
}

/** Sorts after every date of the wire. */
export const never = '9999';

// created at the first comparison, since it takes a browser milliseconds
let names: Intl.Collator | undefined;
