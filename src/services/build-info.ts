/** Which version of the product this is, and the mark of what it was built from. */
export const buildInfo = {
  version: import.meta.env.VERSION ?? 'unknown',
  build: import.meta.env.BUILD,
} as const;
