import type { ReactNode } from 'react';
import type { Service } from '../../services/contract/records/lookup.ts';
import { LandingClosing } from './landing-closing.tsx';
import { LandingPayment } from './landing-payment.tsx';
import { LandingSection, type Section } from './landing-section.tsx';
import { LandingServices } from './landing-services.tsx';
import { LandingStories } from './landing-stories.tsx';
import { OpenRequests } from './open-requests.tsx';
import { useFragment } from './use-fragment.ts';

export interface LandingBodyProps {
  /** The sections after the steps, in their order. */
  sections: readonly Section[];
  services: readonly Service[];
  /** The page's primary action. */
  action: ReactNode;
}

/** What follows the steps on the landing page; its code is loaded after the first paint. */
export function LandingBody({ sections, services, action }: LandingBodyProps) {
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
