import { useMedia } from '../use-media.ts';

/** Whether the style sheet shows rows as cards. */
export const useIsCards = (): boolean => useMedia('(width < 45rem)');
