/**
 * Moves the clock of a process to the time in `CLOCK`. Finds tests that depend on the day, the month or the year.
 * Preloaded, so that what replaces the clock of a test begins with this one.
 */
const SystemDate = Date;
const offset = SystemDate.parse(process.env.CLOCK ?? '') - SystemDate.now();
if (Number.isNaN(offset)) throw new Error('CLOCK is a time such as 2027-01-31T23:57:30Z.');

class MovedDate extends SystemDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(SystemDate.now() + offset);
    else super(.../** @type {[number]} */ (parts));
  }

  static now() {
    return SystemDate.now() + offset;
  }
}

// a class cannot be called without `new`, as `Date` can
globalThis.Date = /** @type {DateConstructor} */ (new Proxy(MovedDate, { apply: () => new MovedDate().toString() }));
