import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Stores what is typed into a form, so that it survives a reload. */
export function useSavedDraft({ values, dirty }, saved) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (dirty) dispatch(saved(values));
  }, [dispatch, saved, values, dirty]);
}
