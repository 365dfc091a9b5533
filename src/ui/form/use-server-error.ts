import { useState } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';

interface Changes {
  readonly since: ApiError | null;
  readonly names: readonly string[];
}

/**
 * What is left of the server's error: the text for a field until that field changes, and the error of no field until
 * one of them changes, or until the next attempt is allowed.
 */
export function useServerError<Name extends string>(apiError: ApiError | null, names: readonly Name[]) {
  const [changes, setChanges] = useState<Changes>({ since: null, names: [] });
  const changed = changes.since === apiError ? changes.names : [];
  const isAboutField = apiError !== null && names.some((name) => apiError.fields[name]);
  const isLeft = changed.length === 0 || apiError?.kind === 'throttled';
  return {
    isAboutField,
    textOf: (name: Name) => (changed.includes(name) ? undefined : apiError?.fields[name]),
    general: isAboutField || !isLeft ? null : apiError,
    clear: (name: Name) => setChanges({ since: apiError, names: [...changed, name] }),
  };
}
