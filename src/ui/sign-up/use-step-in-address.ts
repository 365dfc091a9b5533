import { useEffect, useRef } from 'react';
import { useActor } from '../actors.tsx';
import { useSearchParams } from '../router.tsx';
import { type Stage, stageOf, stages } from './stages.ts';

/**
 * Stores the step in the address, so that Back and Forward move between the steps that were reached. The address without
 * a step is that of the first one; if it is opened with a restored draft, the step of the draft is shown.
 */
export function useStepInAddress(stage: Stage, isOver: boolean): void {
  const signUp = useActor('signUp');
  const [search, setSearch] = useSearchParams();
  const named = search.get('step');
  const known = useRef<string | null>(undefined); // the step in the address that was handled, or written, last

  useEffect(() => {
    const isOpened = known.current === undefined;
    const isNew = named !== known.current;
    known.current = named;
    const shown = named ?? stages[0];
    if (isOver || shown === stage) return;
    const asked = stages.find((each) => each === (isOpened ? named : shown));
    if (isNew && asked) signUp.send({ type: 'signUp.visit', step: asked });
    const reached = stageOf(signUp.getSnapshot().value);
    if (reached === shown) return;
    known.current = reached;
    setSearch((was) => new URLSearchParams([...[...was].filter(([key]) => key !== 'step'), ['step', reached]]), {
      replace: isNew,
    });
  }, [signUp, stage, isOver, named, setSearch]);
}
