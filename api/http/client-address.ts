/** The address of a client, given the proxies that are trusted to report it. */
import ipaddr from 'ipaddr.js';

/** Whether the address `hop` steps from this server is that of a trusted proxy. */
export type ProxyTrust = (address: string, hop: number) => boolean;

export const trustNone: ProxyTrust = () => false;

/**
 * The address of the client: the first from this server that is not that of a trusted proxy. What is not an address ends
 * the list.
 *
 * @param forwarded the header X-Forwarded-For
 */
export function clientAddress(peer: string, forwarded: string | undefined, isTrusted: ProxyTrust): string {
  const reported = (forwarded ?? '').split(',');
  let address = normalAddress(peer) ?? peer;
  for (let hop = 0; isTrusted(address, hop); hop++) {
    const next = normalAddress(reported.pop() ?? '');
    if (next === null) break;
    address = next;
  }
  return address;
}

/** What attempts are counted under: an IPv4 address, or the /64 of an IPv6 address, which one client may have whole. */
export function countedAddress(address: string): string {
  const parsed = parse(address);
  if (parsed === null || parsed.kind() === 'ipv4') return address;
  const network = [...parsed.toByteArray().slice(0, 8), ...new Array<number>(8).fill(0)];
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

/**
 * Reads the setting TRUST_PROXY: a number of proxies, or addresses and networks separated by commas, of which `loopback`
 * is a short name. Returns `null` for anything else.
 */
export function readProxyTrust(setting: string): ProxyTrust | null {
  const text = setting.trim();
  if (text === '') return trustNone;
  if (/^\d+$/.test(text)) return Number(text) <= maxHops ? (_, hop) => hop < Number(text) : null;
  const networks = text.split(',').flatMap((item) => (item.trim() === 'loopback' ? loopback : [item.trim()]));
  const ranges = networks.map(rangeOf);
  if (ranges.includes(null)) return null;
  return (address) => {
    const parsed = parse(address);
    return parsed !== null && ranges.some((range) => range !== null && matches(parsed, range));
  };
}

const maxHops = 16;
const loopback = ['127.0.0.0/8', '::1'];

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const matches = (address: Address, range: Range): boolean => address.kind() === range[0].kind() && address.match(range);

/** An IPv4 network that is written as IPv6 becomes IPv4, as its addresses do. */
function rangeOf(text: string): Range | null {
  const [network = '', bits, ...rest] = text.split('/');
  const address = parse(network);
  if (address === null || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const written = network.includes(':') ? 128 : 32;
  const length = Number(bits ?? written) - (written - (address.kind() === 'ipv4' ? 32 : 128));
  return length >= 0 && Number(bits ?? written) <= written ? [address, length] : null;
}

/** An address without port, brackets and zone, always in the same notation; `null` when it is not one. */
function normalAddress(text: string): string | null {
  return parse(text)?.toString() ?? null;
}

/** An IPv4 address that is written as IPv6 becomes IPv4. */
function parse(text: string): Address | null {
  const trimmed = text.trim();
  const bare =
    /^\[(.{2,64})\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  const [address = ''] = bare.split('%');
  // ipaddr.js creates an error for each text that is not IPv4, such as an IPv6 address
  const isIPv4 = /^[\d.]{7,15}$/.test(address) && ipaddr.IPv4.isValidFourPartDecimal(address);
  const isAddress = isIPv4 || ipaddr.IPv6.isValid(address);
  return isAddress && address.length <= 64 ? ipaddr.process(address) : null;
}
