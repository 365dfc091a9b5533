import type { Theme } from './theme.ts';
import { assuranceThemes } from './themes-assurance.ts';
import { managementThemes } from './themes-management.ts';

export const themes: readonly Theme[] = managementThemes.flatMap((theme, at) => [
  theme,
  ...assuranceThemes.slice(at, at + 1),
]);
