import { expect, test } from 'vitest';
import { pathAfterLogin, paths } from '../../src/ui/paths.ts';

const pathAfter = (next: string): string => pathAfterLogin(new URLSearchParams({ next }));

test.each([
  '',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n/other.example',
  'https://other.example',
  '/a b',
  '/a\\b',
  paths.login,
  '/login?next=%2Flogin',
  '/Login?next=%2F',
])('opens the overview after a log-in with the next path %j', (next) => {
  expect(pathAfter(next)).toBe(paths.overview);
});

test('opens the next path with its query and its fragment', () => {
  expect(pathAfter('/contract/CON-1?a=b#c')).toBe('/contract/CON-1?a=b#c');
});
