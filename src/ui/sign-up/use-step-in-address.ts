import { useEffect, useRef } from 'react';
import { useActor } from '../actors.tsx';
import { useSearchParams } from '../router.tsx';
import { type Stage, stageOf, stages } from './stages.ts';

/** Stores the step in the address, so that Back and Forward move between the steps that were reached. */
export function useStepInAddress(stage: Stage, isOver: boolean): void {
  const signUp = useActor('signUp');
  const [search, setSearch] = useSearchParams();
  const named = search.get('step');
  const known = useRef<string>(null); // the step in the address that was handled, or written, last

  useEffect(() => {
    const isNew = named !== known.current;
    known.current = named;
    if (isOver || named === stage) return;
    const asked = stages.find((each) => each === named);
    if (isNew && asked) signUp.send({ type: 'signUp.visit', step: asked });
    const reached = stageOf(signUp.getSnapshot().value);
    if (reached === named) return;
    known.current = reached;
    setSearch((was) => new URLSearchParams([...[...was].filter(([key]) => key !== 'step'), ['step', reached]]), {
      replace: named === null || isNew,
    });
  }, [signUp, stage, isOver, named, setSearch]);
}
