import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { useActor } from '../actors.tsx';
import { type Stage, stageOf, stages } from './stages.ts';

/** Stores the step in the address, so that Back and Forward move between the steps that were reached. */
export function useStepInAddress(stage: Stage, isOver: boolean): void {
  const signUp = useActor('signUp');
  const [search, setSearch] = useSearchParams();
  const navigation = useNavigationType();
  const named = search.get('step');
  const known = useRef<string>(null);

  useEffect(() => {
    const isNew = named !== known.current;
    known.current = named;
    if (isOver || named === stage) return;
    const asked = stages.find((each) => each === named);
    if (isNew && asked && navigation === 'POP') signUp.send({ type: 'signUp.visit', step: asked });
    const reached = stageOf(signUp.getSnapshot().value);
    if (reached === named) return;
    const isFirst = named === null || (isNew && navigation === 'POP');
    setSearch((was) => new URLSearchParams([...[...was].filter(([key]) => key !== 'step'), ['step', reached]]), {
      replace: isFirst,
    });
  }, [signUp, stage, isOver, named, navigation, setSearch]);
}
