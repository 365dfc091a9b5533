import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterFrame } from '../after-frame.ts';
import { useMessages } from '../messages.tsx';

/**
 * While the messages change, which also turns the direction of the page, skips the layout of the sections outside the
 * viewport: the first frame in the other language contains what is on screen, and the next one the rest. An empty
 * element; its siblings are the sections.
 */
export function FarSections() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<HTMLElement, number>());
  const shown = useRef(t);

  useEffect(() => {
    const far = heights.current;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (!isIntersecting) far.set(target, boundingClientRect.height);
        else if (far.delete(target)) show(target);
      }
    });
    const observeAll = () => {
      for (const section of place.current?.parentElement?.children ?? []) observer.observe(section);
    };
    observeAll();
    const added = new MutationObserver(observeAll);
    if (place.current?.parentElement) added.observe(place.current.parentElement, { childList: true });
    return () => {
      observer.disconnect();
      added.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === t) return;
    shown.current = t;
    const skipped = [...heights.current].flatMap(([section, height]) =>
      section.isConnected ? [{ section, height }] : [],
    );
    for (const { section, height } of skipped) {
      section.style.contentVisibility = 'hidden';
      section.style.containIntrinsicBlockSize = `${height}px`;
    }
    const showAll = () => {
      for (const { section } of skipped) show(section);
    };
    const cancel = afterFrame(showAll);
    return () => {
      cancel();
      showAll();
    };
  }, [t]);

  return <div ref={place} hidden />;
}

function show({ style }: HTMLElement): void {
  style.contentVisibility = '';
  style.containIntrinsicBlockSize = '';
}
