import { useHasFeatures } from '../actors.tsx';
import { lazyPart } from '../lazy-part.tsx';

const UnsentCount = lazyPart(async () => (await import('./late-parts.ts')).UnsentCount);

/** Shows the changes that have not been sent, once the actor that has them runs. */
export function UnsentBand() {
  return useHasFeatures() && <UnsentCount />;
}
