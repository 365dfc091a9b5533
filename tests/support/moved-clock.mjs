/**
 * Moves the clock of a process to the time in `CLOCK`. Finds tests that depend on the day, the month or the year.
 * Preloaded, so that what replaces the clock of a test begins with this one.
 */
const Machine = Date;
const offset = Machine.parse(process.env.CLOCK ?? '') - Machine.now();
if (Number.isNaN(offset)) throw new Error('CLOCK is a time such as 2027-01-31T23:57:30Z.');

class Moved extends Machine {
  /** @param {any[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(Machine.now() + offset);
    else super(.../** @type {[number]} */ (parts));
  }

  static now() {
    return Machine.now() + offset;
  }
}

// a class cannot be called without `new`, as `Date` can
globalThis.Date = /** @type {DateConstructor} */ (new Proxy(Moved, { apply: () => new Moved().toString() }));
