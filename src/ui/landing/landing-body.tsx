import type { ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import { useFragment } from '../use-fragment.ts';
import { fallbackSections } from './fallback-sections.ts';
import { FarSections } from './far-sections.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingPayment } from './landing-payment.tsx';
import { LandingSection, type Section } from './landing-section.tsx';
import { LandingStories } from './landing-stories.tsx';
import { OpenRequests } from './open-requests.tsx';

export interface LandingBodyProps {
  /** The server's sections without the steps, in their order; `null` when it has none. */
  sections: readonly Section[] | null;
  /** The page's primary action. */
  action: ReactNode;
}

/** What follows the steps on the landing page; its code is loaded after the first paint. */
export function LandingBody({ sections: sent, action }: LandingBodyProps) {
  const t = useMessages();
  const sections = sent ?? fallbackSections(t);
  const closing = sections.at(-1)?.section_type === 'text' ? sections.at(-1) : undefined;
  useFragment();
  return (
    <>
      <OpenRequests />
      <LandingPayment />
      <LandingStories />
      {sections
        .filter((section) => section !== closing)
        .map((section, position) => (
          <LandingSection key={section.idx ?? `position ${position}`} section={section} />
        ))}
      <LandingClosing section={closing} action={action} />
      <FarSections />
    </>
  );
}
