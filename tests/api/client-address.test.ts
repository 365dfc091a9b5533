import { describe, expect, it } from 'vitest';
import { clientAddress, countedAddress, readProxyTrust, trustNone } from '../../api/http/client-address.ts';
import { readSettings } from '../../api/settings.ts';

const trust = (setting: string) => readProxyTrust(setting) ?? trustNone;

describe('the address of a client', () => {
  it.each([
    ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['0', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['1', '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.1,', '10.0.0.1'],
    ['2', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['2', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['2', '10.0.0.1', '198.51.100.1, <script>, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.0.0.0/104', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['loopback, 2001:db8::/32', '::1', '198.51.100.1, 2001:db8::7', '198.51.100.1'],
    ['loopback', '127.8.8.8', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.7', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.7', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ['1', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['1', '10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['1', '10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.1', '0x7f.1', '10.0.0.1'],
    ['1', '10.0.0.1', '1', '10.0.0.1'],
    ['1', '10.0.0.1', `198.51.100.1, ${'['.repeat(5000)}`, '10.0.0.1'],
  ])('with TRUST_PROXY=%j, peer %s and X-Forwarded-For %j is %s', (setting, peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trust(setting))).toBe(address);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['in process', 'in process'],
  ])('%s is counted as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    'yes',
    '-1',
    '1.5',
    '17',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    'loopback,',
    '1,2',
    '::/129',
    '10.0.0.0/8/8',
  ])('refuses %j in one line', (setting) => {
    expect(() => readSettings({ TRUST_PROXY: setting })).toThrow(
      `TRUST_PROXY must be a number of proxies up to 16, or addresses and networks separated by commas, not "${setting}".`,
    );
  });
});
