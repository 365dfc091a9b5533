/**
 * The SHA-256 of a text in UTF-8, in lower-case hexadecimal digits (FIPS 180-4). `crypto.subtle` exists only on secure
 * pages, and the product may be served without TLS in a local network.
 */
export function sha256(text: string): string {
  const state = Uint32Array.from(initial);
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += 64) addBlock(state, view, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((content.length + 9) / 64) * 64);
  bytes.set(content);
  bytes[content.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, content.length * 8);
  return bytes;
}

function addBlock(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    const [w2, w7, w15, w16] = [2, 7, 15, 16].map((back) => words[index - back] ?? 0) as Four;
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words[index] = index < 16 ? view.getUint32(at + index * 4) : w16 + s0 + w7 + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let index = 0; index < 64; index++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

type Four = [number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fraction of a number. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const primes = Array.from({ length: 312 }, (_, at) => at).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }, (_, at) => at).some((each) => each > 1 && number % each === 0),
);
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
