// Replaces the names of breakpoints in every style sheet's media queries with their conditions. Lightning CSS resolves
// `@custom-media` only within one file, and in Rspack's loader only when it minifies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../src/ui/styles/breakpoints.css');

/** @returns {import('@rsbuild/core').RsbuildPlugin} */
export const pluginBreakpoints = () => ({
  name: 'breakpoints',
  setup(api) {
    api.transform({ test: /\.css$/, order: 'pre' }, ({ code, addDependency }) => {
      addDependency(file);
      return replaceBreakpoints(code, readBreakpoints());
    });
  },
});

/** @returns {Map<string, string>} the condition of each breakpoint by its name, such as `--phone` */
export function readBreakpoints() {
  const declarations = readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) (\(.+\));/g);
  return new Map([...declarations].map(([, name, condition]) => [name, condition]));
}

/**
 * @param {string} css
 * @param {ReadonlyMap<string, string>} breakpoints
 */
export function replaceBreakpoints(css, breakpoints) {
  return css.replaceAll(/@media [^{]+/g, (query) =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_, name) => {
      const condition = breakpoints.get(name);
      if (!condition) throw new Error(`There is no breakpoint named ${name}: see src/ui/styles/breakpoints.css`);
      return condition;
    }),
  );
}
