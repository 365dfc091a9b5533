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
  ['/api/someone%40example.com/x', '/api/*/x'],
  ['/api/%D9%85%D8%B1%D8%AD%D8%A8%D9%8B%D8%A7', '/api/*'],
  [`/api/${'م'.repeat(150)}`, '/api/*'],
  [`/api/${'a'.repeat(19)}/${'a'.repeat(20)}`, `/api/${'a'.repeat(19)}/*`],
  ['/api/Ab0_~+=-%2FAb0_~+=-%2F', '/api/*'],
  ['/api/a~!\x7f', '/api/a~!%7F'],
  [`/api/${token}/x`, '/api/*/x'],
  [`/x/${token}.`, '/x/*.'],
  [`/x/(${token}),${token}`, '/x/(*),*'],
  ['/static/js/index.8d9c10.js', '/static/js/index.8d9c10.js'],
  ['/api/\u{1F600}', '/api/%F0%9F%98%80'],
  [`/api/${'م/'.repeat(100)}`, `/api/${'%D9%85/'.repeat(100)}`.slice(0, 200)],
  [`/api/${'x/'.repeat(500)}`, `/api/${'x/'.repeat(500)}`.slice(0, 200)],
])('the path %j is logged as %j', (path, logged) => {
  expect(loggedPath(`http://localhost${path}?secret`)).toBe(logged);
});
