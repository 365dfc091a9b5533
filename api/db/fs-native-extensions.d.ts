declare module 'fs-native-extensions' {
  /** Locks a whole open file for writing; returns false when another open file has the lock. */
  export function tryLock(file: number): boolean;
}
