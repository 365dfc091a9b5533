/** The product's version, and a hash of the sources it was built from. */
export const buildInfo = {
  version: import.meta.env.VERSION ?? 'unknown',
  build: import.meta.env.BUILD,
} as const;
