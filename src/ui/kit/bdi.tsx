import type { ComponentProps } from 'react';

interface BdiProps extends ComponentProps<'bdi'> {
  /** For text that is always left to right: a phone number, an email address or a signed number. */
  isLeftToRight?: boolean;
}

/**
 * Isolates text with its own direction, such as a name or an id, from the sentence around it, and marks the language of
 * a plain text.
 */
export function Bdi({ isLeftToRight, children, ...props }: BdiProps) {
  const lang = typeof children === 'string' ? languageOfText(children) : undefined;
  return (
    <bdi lang={lang} dir={isLeftToRight ? 'ltr' : undefined} {...props}>
      {children}
    </bdi>
  );
}

/**
 * The language in which a text of a person or of the server is read aloud, by the script of its first letter: the
 * product has texts in Arabic and English.
 */
export function languageOfText(text: string): 'ar' | 'en' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  return /\p{Script=Latin}/u.test(letter) ? 'en' : undefined;
}
