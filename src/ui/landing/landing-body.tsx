import type { ReactNode } from 'react';
import type { Service } from '../../services/contract/records/lookup.ts';
import { useMessages } from '../messages.tsx';
import { useFragment } from '../use-fragment.ts';
import { fallbackSections } from './fallback-sections.ts';
import { LandingClosing } from './landing-closing.tsx';
import { LandingPayment } from './landing-payment.tsx';
import { LandingSection, type Section } from './landing-section.tsx';
import { LandingServices } from './landing-services.tsx';
import { LandingStories } from './landing-stories.tsx';
import { OpenRequests } from './open-requests.tsx';

export interface LandingBodyProps {
  /** The server's sections without the steps, in their order; `null` when it has none. */
  sections: readonly Section[] | null;
  services: readonly Service[];
  /** The page's primary action. */
  action: ReactNode;
}

/** What follows the steps on the landing page; its code is loaded after the first paint. */
export function LandingBody({ sections: sent, services, action }: LandingBodyProps) {
  const t = useMessages();
  const sections = sent ?? fallbackSections(t);
  const closing = sections.at(-1)?.section_type === 'text' ? sections.at(-1) : undefined;
  useFragment();
  return (
    <>
      <OpenRequests />
      <LandingServices services={services} />
      <LandingPayment />
      <LandingStories />
      {sections
        .filter((section) => section !== closing)
        .map((section, position) => (
          <LandingSection key={section.idx ?? `position ${position}`} section={section} />
        ))}
      <LandingClosing section={closing} action={action} />
    </>
  );
}
