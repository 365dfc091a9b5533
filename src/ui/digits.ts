/** Whether a locale of the messages writes ٠-٩. */
export const hasArabicDigits = (locales: unknown): boolean => String(locales).endsWith('arab');
