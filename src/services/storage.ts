/**
 * Browser storage: the state under one key, and the LoggedIn flag (specification, sections 3, 4 and 9). A browser can
 * deny storage (private mode, a full disk): reads then return nothing, and writing the state returns `false`.
 */
const stateKey = 'persist:root';
const flagKey = 'LoggedIn';
const trialKey = 'persist:trial';
const quotaErrors: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const carriedOverKey = 'handed-over'; // the key of version 0.1.0

/** The stored state, or `null`. */
export function readState(): string | null {
  return attempt(() => localStorage.getItem(stateKey), null);
}

/** Stores the state. Returns whether it was stored. */
export function writeState(text: string): boolean {
  return attempt(() => {
    localStorage.setItem(stateKey, text);
    return true;
  }, false);
}

/** Why the state cannot be stored: storage is full, or the browser denies it. */
export function deniedBy(): 'full' | 'blocked' {
  try {
    localStorage.setItem(trialKey, '1');
    localStorage.removeItem(trialKey);
    return 'full'; // one character has room, the state has not
  } catch (error) {
    return error instanceof DOMException && quotaErrors.includes(error.name) ? 'full' : 'blocked';
  }
}

/** Whether storage can be read at all; if not, that nothing is stored means nothing. */
export function canRead(): boolean {
  return attempt(() => {
    localStorage.getItem(stateKey);
    return true;
  }, false);
}

/** Removes the persisted state. */
export function clearState(): void {
  attempt(() => localStorage.removeItem(stateKey), undefined);
}

/** Whether someone is logged in (section 6). */
export function hasFlag(): boolean {
  return attempt(() => localStorage.getItem(flagKey) === 'true', false);
}

/** Sets the LoggedIn flag. Without storage it has no effect. */
export function raiseFlag(): void {
  attempt(() => localStorage.setItem(flagKey, 'true'), undefined);
}

/** Removes the LoggedIn flag. */
export function lowerFlag(): void {
  attempt(() => localStorage.removeItem(flagKey), undefined);
}

/** The choices carried over a log-out in this tab. Removes them, so that they are used once. */
export function takeCarriedOver(): string | null {
  return attempt(() => {
    const text = sessionStorage.getItem(carriedOverKey);
    sessionStorage.removeItem(carriedOverKey);
    return text;
  }, null);
}

/** Stores the choices that the next page of this tab takes over after a log-out. */
export function carryOver(text: string): void {
  attempt(() => sessionStorage.setItem(carriedOverKey, text), undefined);
}

/**
 * Calls back when another tab changes the state or the flag, removes the state, or clears storage. Returns a function
 * that stops it.
 */
export function watchOtherTabs(onChange: (signal: 'changed' | 'removed' | 'cleared') => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === null) onChange('cleared');
    else if (key === stateKey && newValue === null) onChange('removed');
    else if (key === stateKey || key === flagKey) onChange('changed');
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function attempt<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}
