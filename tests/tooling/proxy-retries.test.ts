import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * nginx counts what it sends to the next server as a failure of the first one, and a server with two failures gets no
 * requests for a while. When both are out of use, every visitor gets a 502.
 */
it('the proxy of compose counts only broken connections as failures of a server, not what it turns away', () => {
  const configuration = readFileSync('deploy/nginx.conf', 'utf8');
  const [, cases = ''] = /proxy_next_upstream ([^;]*);/.exec(configuration) ?? [];
  expect(cases.split(' ')).toEqual(['error', 'timeout']);
});
