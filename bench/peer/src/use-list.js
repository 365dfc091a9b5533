import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadList } from './lists.js';

/** Reads a list when it is shown and when the language changes; the rows of an earlier read are shown meanwhile. */
export function useList(name) {
  const dispatch = useDispatch();
  const language = useSelector((state) => state.language.language_abbr);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again in the new language
  useEffect(() => {
    const request = dispatch(loadList(name));
    return () => request.abort();
  }, [dispatch, name, language]);
  return useSelector((state) => state[name]);
}
