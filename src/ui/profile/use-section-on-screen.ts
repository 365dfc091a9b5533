import { useEffect, useState } from 'react';

/**
 * The section that is being read: the last one with a start in the upper part of the window. One that was opened by its
 * fragment stays the current one until the person scrolls, because the last sections cannot reach the upper part.
 */
export function useSectionOnScreen(sections: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const names = sections.join(' ');
  useEffect(() => {
    const all = names.split(' ');
    let opened: string | null = null;
    let frame = 0;
    const update = (): void => {
      frame = 0;
      setCurrent(opened ?? sectionAtTop(all));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    const onFragment = (): void => {
      const fragment = location.hash.slice(1);
      opened = all.includes(fragment) ? fragment : null;
      schedule();
    };
    const onMove = (): void => {
      opened = null;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    onFragment();
    addEventListener('hashchange', onFragment);
    addEventListener('scroll', schedule, { passive: true });
    for (const move of moves) addEventListener(move, onMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', onFragment);
      removeEventListener('scroll', schedule);
      for (const move of moves) removeEventListener(move, onMove);
    };
  }, [names]);
  return current;
}

/** The share of the window above which a section has to start. */
const upperPart = 0.35;

function sectionAtTop(sections: readonly string[]): string | null {
  const started = sections.filter((section) => {
    const element = document.getElementById(section);
    return element !== null && element.getBoundingClientRect().top < innerHeight * upperPart;
  });
  return started.at(-1) ?? sections[0] ?? null;
}
