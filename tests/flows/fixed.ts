/** The time and the random bytes with which every path runs, so that times and ids are the same. */
const now = 1_772_700_000_000;
const RealDate = globalThis.Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, args) => Reflect.construct(date, args.length === 0 ? [now] : args),
  get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
});
// replaced permanently, because spies of `vi` are restored before every test
crypto.getRandomValues = (bytes) => bytes;
