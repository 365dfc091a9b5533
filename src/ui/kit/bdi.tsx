import type { ReactNode } from 'react';

interface BdiProps {
  children: ReactNode;
  /** Always left to right, as a phone number, an address or a signed number is. */
  isLeftToRight?: boolean;
}

/** A name, id or other text of its own direction, set apart so that it never reorders the sentence around it. */
export function Bdi({ children, isLeftToRight }: BdiProps) {
  return <bdi dir={isLeftToRight ? 'ltr' : undefined}>{children}</bdi>;
}
