/** What `package-lock.json` must not have: addresses of a registry, and packages that warn on a Node.js of `engines`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly engines?: { readonly node?: string };
}

type Packages = Readonly<Record<string, LockedPackage>>;
const packagesOf = (file: string): [string, LockedPackage][] => {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
};

const locks = ['package-lock.json', 'bench/peer/package-lock.json'];

test.each(locks)('%s names no registry, so that each installation can use its own', (file) => {
  expect(packagesOf(file).flatMap(([path, { resolved }]) => (resolved ? [`${path}: ${resolved}`] : []))).toEqual([]);
});

test.each(locks)('%s has a digest of each package', (file) => {
  const without = packagesOf(file).filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle);
  expect(without.map(([path]) => path)).toEqual([]);
});

type Version = readonly [number, number, number];

const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
/** The oldest version of each line of Node.js that `package.json` permits. */
const oldest = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => versionOf(version));

function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

const compare = (one: Version, other: Version) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

function isInRange(version: Version, range: string): boolean {
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/(\^|>=|<)?\s*v?(\d[\w.]*)/g)].every(([, operator, text = '']) => {
      const limit = versionOf(text);
      if (operator === '<') return compare(version, limit) < 0;
      return compare(version, limit) >= 0 && (operator === '>=' || version[0] === limit[0]);
    }),
  );
}

test('every package can be used with the oldest Node.js of each line', () => {
  const unusable = packagesOf('package-lock.json').flatMap(([path, { engines: { node = '>=0' } = {} }]) =>
    oldest.filter((version) => !isInRange(version, node)).map((version) => `${path} on ${version.join('.')}: ${node}`),
  );
  expect(oldest.map(([major]) => major)).toEqual([20, 22, 24]);
  expect(unusable).toEqual([]);
});

test.each([
  ['>=20.19.1', false],
  ['^22.13.0 || >=24', false],
  ['>=18 <20', false],
  ['18 || 20 || >=22', true],
  ['^16 || >=20.19.0 <21.0.0', true],
])('a range of versions is read: %s', (range, has) => {
  expect(isInRange([20, 19, 0], range)).toBe(has);
});
