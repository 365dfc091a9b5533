import { createContext, useContext } from 'react';

/** The marketing site behind the header's Home, as the deployment sets it. */
export const HomeUrl = createContext('/');

export const useHomeUrl = (): string => useContext(HomeUrl);
