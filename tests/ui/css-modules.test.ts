import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** A component's import of a style sheet. */
interface Usage {
  readonly file: string;
  readonly sheet: string;
  readonly classes: readonly string[];
  /** The component also looks classes up by a computed name, so `classes` is incomplete. */
  readonly isComputed: boolean;
}

const usages = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file): Usage[] => {
    const code = read(file);
    const imports = code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
    return [...imports].map(([, name = '', path = '']) => ({
      file,
      sheet: join(dirname(file), path),
      classes: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => className),
      isComputed: code.includes(`${name}[`),
    }));
  });

describe.each(files.filter((file) => file.endsWith('.module.css')))('%s', (sheet) => {
  const own = usages.filter((usage) => usage.sheet === sheet);
  const defined = classesIn(read(sheet));

  test('defines every class that a component uses', () => {
    const missing = own.flatMap(({ file, classes }) =>
      classes.filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('defines no class that no component uses', () => {
    const used = new Set(own.flatMap(({ classes }) => classes));
    const unused = own.some(({ isComputed }) => isComputed) ? [] : [...defined].filter((name) => !used.has(name));
    expect(unused).toEqual([]);
  });
});

function classesIn(css: string): ReadonlySet<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}
