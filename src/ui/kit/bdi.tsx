import type { ReactNode } from 'react';

interface BdiProps {
  children: ReactNode;
  /** For text that is always left to right: a phone number, an email address or a signed number. */
  isLeftToRight?: boolean;
}

/** Isolates text with its own direction, such as a name or an id, from the sentence around it. */
export function Bdi({ children, isLeftToRight }: BdiProps) {
  return <bdi dir={isLeftToRight ? 'ltr' : undefined}>{children}</bdi>;
}
