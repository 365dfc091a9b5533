import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { photoPath } from '../../src/services/contract/fields/file-rules.ts';
import { sharedProfilePath } from '../../src/services/contract/paths.ts';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');

/** The patterns of `map $uri $logged`, in the order in which nginx tries them, with what is logged. */
const rows = [...(/map \$uri \$logged \{([^}]*)\}/.exec(configuration)?.[1] ?? '').matchAll(/~(\*?)(\S+) (\S+);/g)];

const logged = (path: string): string | undefined =>
  rows.find(([, anyCase, pattern = '']) => new RegExp(pattern, anyCase ? 'i' : '').test(path))?.[3] ?? path;

it.each([
  [`${sharedProfilePath}a-token.`, '/p/*'],
  ['/P/a-token', '/p/*'],
  [`${photoPath}a-name`, '/api/photo/*'],
  ['/profile', '/profile'],
])('the proxy of compose logs the path %s as %s', (path, expected) => {
  expect(logged(path)).toBe(expected);
});

it('the proxy of compose logs no other variable with the path', () => {
  const format = /log_format main '([^']*)'/.exec(configuration)?.[1];
  expect(format).toContain('$request_method $logged $status');
  expect(format).not.toMatch(/\$(uri|request|request_uri|args|http_referer)\b/);
});
