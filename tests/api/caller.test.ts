/** What a request states about its caller: the token, and the host and the protocol that a trusted proxy reports. */
import { type Context, Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf, hashOf, hostOf, isSecure, ownHash, peerOf, tokenOf } from '../../api/http/caller.ts';
import { trustNone } from '../../api/http/client-address.ts';

const proxy = '10.0.0.1';
const trustProxy = (address: string, hop: number) => address === proxy && hop === 0;

/** What is read of a request that a peer sends. */
async function inRequest<T>(
  headers: Record<string, string>,
  reader: (context: Context) => T,
  { peer = proxy, url = 'http://Api.example:8000/x' }: { peer?: string | null; url?: string } = {},
): Promise<T> {
  const results: T[] = [];
  const app = new Hono().all('*', (context) => {
    results.push(reader(context));
    return context.body(null);
  });
  await app.request(url, { headers }, peer === null ? undefined : { incoming: { socket: { remoteAddress: peer } } });
  const [result] = results;
  if (result === undefined) throw new Error('The request was not handled.');
  return result;
}

it.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['token abc', 'abc'],
  ['abc', 'abc'],
  ['Basic abc', 'Basic'],
  ['xBearer abc', 'xBearer'],
  ['Bearers abc', 'Bearers'],
  ['Bearer', 'Bearer'],
  ['Bearer abc def', null],
  ['a b c', null],
  ['', null],
])('the token of the Authorization header %j is %j', async (authorization, token) => {
  expect(await inRequest({ authorization }, tokenOf)).toBe(token);
});

it('the hash of the own token is that of nothing without one', async () => {
  expect(await inRequest({ authorization: 'Bearer abc' }, ownHash)).toBe(hashOf('abc'));
  expect(await inRequest({}, ownHash)).toBe(hashOf(''));
});

it.each([
  ['https://api.example/x', {}, true],
  ['http://api.example/x', {}, false],
  ['http://api.example/x', { 'x-forwarded-proto': 'https' }, true],
  ['http://api.example/x', { 'x-forwarded-proto': 'https, http' }, true],
  ['https://api.example/x', { 'x-forwarded-proto': 'http' }, false],
])('a request to %s behind a trusted proxy with %j is secure: %j', async (url, headers, expected) => {
  expect(await inRequest({ ...headers }, (context) => isSecure(context, trustProxy), { url })).toBe(expected);
});

it.each([
  [{}, 'api.example:8000'],
  [{ 'x-forwarded-host': 'Public.example' }, 'public.example'],
  [{ 'x-forwarded-host': ' public.example:81 , inner.example' }, 'public.example:81'],
  [{ 'x-forwarded-host': ' , inner.example' }, 'api.example:8000'],
])('the host behind a trusted proxy with %j is %s', async (headers, host) => {
  expect(await inRequest({ ...headers }, (context) => hostOf(context, trustProxy))).toBe(host);
});

it.each([
  ['no proxy', trustNone, proxy],
  ['another proxy', trustProxy, '10.0.0.2'],
])('the headers of a proxy do not count where %s is trusted', async (_, trust, peer) => {
  const headers = { 'x-forwarded-host': 'public.example', 'x-forwarded-proto': 'https' };
  expect(await inRequest(headers, (context) => hostOf(context, trust), { peer })).toBe('api.example:8000');
  expect(await inRequest(headers, (context) => isSecure(context, trust), { peer })).toBe(false);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  [null, 'in process'],
])('the peer at %j is %s', async (peer, address) => {
  expect(await inRequest({}, peerOf, { peer })).toBe(address);
});

it('the address is the one that a trusted proxy reports, as it is counted', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:1:2:3::4' };
  expect(await inRequest(headers, (context) => addressOf(context, trustProxy))).toBe('2001:db8:1:2::/64');
  expect(await inRequest(headers, (context) => addressOf(context, trustNone))).toBe(proxy);
});
