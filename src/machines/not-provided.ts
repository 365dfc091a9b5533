/** Stands in for every service until the wiring provides it, and says so when it does not. */
export function notProvided(): never {
  throw new Error('This service was not provided');
}
