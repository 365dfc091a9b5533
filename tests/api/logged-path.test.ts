import { expect, it } from 'vitest';
import { loggedPath } from '../../api/http/request-log.ts';

const token = 'Ab0_'.repeat(8);

it.each([
  ['/api/photo/secret-name', '/api/photo/*'],
  ['/p/secret', '/p/*'],
  ['/P/secret', '/p/*'],
  [`/p/${token}.`, '/p/*'],
  [`/p/${token}),/bio`, '/p/*'],
  ['/api/a%0A{"level":"error"}', '/api/a%0A{"level":"error"}'],
  ['/api/a\u2028b', '/api/a%E2%80%A8b'],
  ['/api/someone@example.com', '/api/*'],
  [`/api/${token}/x`, '/api/*/x'],
  [`/x/${token}.`, '/x/*.'],
  [`/x/(${token}),${token}`, '/x/(*),*'],
  ['/static/js/index.8d9c10.js', '/static/js/index.8d9c10.js'],
  [`/api/${'x/'.repeat(500)}`, `/api/${'x/'.repeat(500)}`.slice(0, 200)],
])('the path %j is logged as %j', (path, logged) => {
  expect(loggedPath(`http://localhost${path}?secret`)).toBe(logged);
});
