/**
 * What the browser keeps: the state under one key, and the LoggedIn flag (specification, sections 3, 4 and 9).
 * A browser may refuse all of it (private mode, a full disk): reads answer as if nothing were kept, writes say so.
 */
const stateKey = 'persist:root';
const flagKey = 'LoggedIn';
const carriedOverKey = 'handed-over';

/** The text under the one key, or `null`. */
export function readState(): string | null {
  return attempt(() => localStorage.getItem(stateKey), null);
}

/** Keeps the text under the one key. Returns whether it was kept. */
export function writeState(text: string): boolean {
  return attempt(() => {
    localStorage.setItem(stateKey, text);
    return true;
  }, false);
}

/** Resets the whole persisted state to empty. */
export function clearState(): void {
  attempt(() => localStorage.removeItem(stateKey), undefined);
}

/** Whether the person is logged in (section 6). */
export function hasFlag(): boolean {
  return attempt(() => localStorage.getItem(flagKey) === 'true', false);
}

export function raiseFlag(): void {
  attempt(() => localStorage.setItem(flagKey, 'true'), undefined);
}

export function lowerFlag(): void {
  attempt(() => localStorage.removeItem(flagKey), undefined);
}

/** The choices that outlive a log-out by one page load, in this tab only; reading them uses them up. */
export function takeCarriedOver(): string | null {
  return attempt(() => {
    const text = sessionStorage.getItem(carriedOverKey);
    sessionStorage.removeItem(carriedOverKey);
    return text;
  }, null);
}

export function carryOver(text: string): void {
  attempt(() => sessionStorage.setItem(carriedOverKey, text), undefined);
}

/** Tells when another tab changes the state or the flag. Returns how to stop listening. */
export function watchOtherTabs(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === stateKey || key === flagKey || key === null) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function attempt<T>(deed: () => T, otherwise: T): T {
  try {
    return deed();
  } catch {
    return otherwise;
  }
}
