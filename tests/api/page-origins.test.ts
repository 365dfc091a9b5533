/** The other origins that the page may use, from the variables of its build. */
import { expect, it } from 'vitest';
import { originsIn, readPageOrigins } from '../../api/page-origins.ts';

it.each([
  [undefined, []],
  ['', []],
  ['/api', []],
  ['https://api.example/v1/', ['https://api.example']],
  ['http://api.example:8000', ['http://api.example:8000']],
  [' https://one.example , ,/own, https://two.example/x', ['https://one.example', 'https://two.example']],
])('%j has the origins %j', (list, origins) => {
  expect(originsIn('IMG_ORIGINS', list)).toEqual(origins);
});

it.each(['api.example', 'ftp://api.example', 'xhttps://api.example', 'javascript:alert(1)'])(
  'refuses %j',
  (address) => {
    expect(() => originsIn('IMG_ORIGINS', `https://one.example, ${address}`)).toThrow(
      `IMG_ORIGINS must have addresses that start with https:// or http://, not "${address}".`,
    );
  },
);

it.each(['PUBLIC_API_BASE', 'PUBLIC_ANALYTICS_URL', 'CONNECT_ORIGINS', 'IMG_ORIGINS'])(
  'names the variable %s when it refuses its address',
  (name) => {
    expect(() => readPageOrigins({ [name]: 'example' })).toThrow(`${name} must have`);
  },
);

const api = { PUBLIC_API_BASE: 'https://api.example/v1' };
const analytics = { PUBLIC_ANALYTICS_URL: 'https://counts.example/script.js' };

it.each([
  ['nothing', {}, [], []],
  ['an API elsewhere', api, ['https://api.example'], ['https://api.example']],
  ['analytics elsewhere', analytics, ['https://counts.example'], []],
  ['analytics that are off', { PUBLIC_ANALYTICS_URL: 'off' }, [], []],
  ['others to connect to', { CONNECT_ORIGINS: 'https://one.example' }, ['https://one.example'], []],
  ['others of images', { IMG_ORIGINS: 'https://one.example' }, [], ['https://one.example']],
  [
    'one address several times',
    { ...api, PUBLIC_ANALYTICS_URL: api.PUBLIC_API_BASE, IMG_ORIGINS: 'https://api.example' },
    ['https://api.example'],
    ['https://api.example'],
  ],
])('a page with %s connects to and shows images from these origins alone', (_, env, connect, images) => {
  expect(readPageOrigins(env)).toEqual({ connect, images });
});
