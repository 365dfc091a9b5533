import { defineConfig } from '@lingui/cli';

/** Explicit ids only: a macro's generated ids differ between the builder and the extractor. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: 'locales/{locale}', include: ['src'] }],
  compileNamespace: 'json',
});
