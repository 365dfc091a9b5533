import { defineConfig } from '@lingui/cli';

/** Messages have explicit ids, because a macro generates different ids in the build and in the extractor. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: 'locales/{locale}', include: ['src'] }],
  compileNamespace: 'json',
});
