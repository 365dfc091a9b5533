import { useSyncExternalStore } from 'react';

/** Whether a media query matches. Style sheets have the same widths in `breakpoints.css`. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = mediaOf(query);
  return useSyncExternalStore(subscribe, read);
}

interface Media {
  subscribe(onChange: () => void): () => void;
  read(): boolean;
}

const medias = new Map<string, Media>();

/** The same functions for every component, so that none subscribes again when it renders. */
function mediaOf(query: string): Media {
  const media = medias.get(query) ?? createMedia(query);
  medias.set(query, media);
  return media;
}

const createMedia = (query: string): Media => ({
  subscribe(onChange) {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  },
  read: () => matchMedia(query).matches,
});
