import { createContext, useContext } from 'react';

/** The configured URL of the marketing site, the target of the header's Home link. */
export const HomeUrl = createContext('/');

export const useHomeUrl = (): string => useContext(HomeUrl);
