import { type RefObject, useEffect, useState } from 'react';

interface NearOptions {
  /** Whether it is near before anything is observed. */
  isNearAtFirst?: boolean;
  /** What is added to the viewport below, as in style sheets. */
  marginBelow?: string;
}

/**
 * Whether an element has been in the viewport, or is above it after a jump to the end of the page, for what nobody sees
 * before; true in any case after some seconds, so that a page is complete when it is printed or searched.
 */
export function useIsNear(place: RefObject<Element | null>, options: NearOptions = {}): boolean {
  const { isNearAtFirst = false, marginBelow = '0px' } = options;
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    const show = () => setNear(true);
    const timer = setTimeout(show, maxDelay);
    const rootMargin = `1000000px 0px ${marginBelow}`;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin });
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, marginBelow]);
  return isNear;
}

/** In milliseconds: after the first load, and before a reader has read what is above. */
const maxDelay = 3_000;
