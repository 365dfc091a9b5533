/** Calls `first` before each of these methods. */
export function before<T extends object>(target: T, methods: readonly (keyof T)[], first: () => void): void {
  for (const method of methods) {
    const original = target[method] as (...args: unknown[]) => unknown; // only methods are given
    Object.assign(target, {
      [method]: (...args: unknown[]) => {
        first();
        return original.apply(target, args);
      },
    });
  }
}
