/** The faults of the browser's storage, and what a person must read about each. */
import type { BrowserContext } from '@playwright/test';
import type { Sentence } from './outcome.ts';

export interface StorageFault {
  /** As the report names it. */
  readonly title: string;
  /** What is stored before the page is opened, in place of the slices of an earlier visit. */
  readonly stored?: (slices: Readonly<Record<string, string>>) => string;
  /** Runs in every page before its scripts. */
  readonly script?: () => void;
  /** Happens while the page is open. */
  readonly later?: (context: BrowserContext) => Promise<void>;
  /** One of these is shown; `null` where nothing is lost. */
  readonly see: readonly Sentence[] | null;
  /** Whether the session cannot be restored, so that a personal page asks for a login. */
  readonly endsSession?: boolean;
}

const storageFaults = {
  fullAtOnce: {
    title: 'full at once',
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    see: ['storage_full'],
  },
  fullLater: {
    title: 'full when lists are stored',
    script: () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (value.includes('"translationText":'))
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
    see: ['toast_storage_full'],
  },
  blockedSet: {
    title: 'writes blocked',
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
    },
    see: ['storage_blocked'],
  },
  denied: {
    title: 'denied',
    script: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
    see: ['storage_blocked'],
    endsSession: true,
  },
  cleared: {
    title: 'cleared meanwhile',
    later: async (context) => {
      const other = await context.newPage();
      await other.goto('/favicon.svg');
      await other.evaluate(() => localStorage.clear());
      await other.close();
    },
    // without the flag the session is over
    see: ['toast_storage_cleared', 'logged_out_cleared'],
  },
  notJson: {
    title: 'not JSON',
    stored: () => '{"language":',
    see: ['toast_storage_corrupt'],
    endsSession: true,
  },
  damagedSlice: {
    title: 'a damaged slice',
    stored: (slices) => JSON.stringify({ ...slices, services: 'not a slice' }),
    see: ['toast_storage_damaged'],
  },
  foreign: {
    title: 'foreign',
    stored: () => JSON.stringify({ theme: 'dark', cart: [{ id: 7, quantity: 2 }] }),
    see: ['toast_storage_foreign'],
    endsSession: true,
  },
  newer: {
    title: 'a newer version',
    stored: (slices) => JSON.stringify(mapped(slices, (slice) => ({ ...slice, version: 99 }))),
    see: ['storage_newer', 'toast_storage_newer'],
    endsSession: true,
  },
  older: {
    title: 'an older version',
    stored: (slices) => JSON.stringify(mapped(slices, asFirstVersion)),
    see: null,
  },
} as const satisfies Record<string, StorageFault>;

export type StorageFaultName = keyof typeof storageFaults;

export const storageFaultNames = Object.keys(storageFaults) as StorageFaultName[]; // the keys of a literal are its own

export const storageFaultOf = (name: StorageFaultName): StorageFault => storageFaults[name];

interface Slice {
  readonly version: number;
  readonly context: Readonly<Record<string, unknown>>;
}

const mapped = (slices: Readonly<Record<string, string>>, change: (slice: Slice) => Slice): Record<string, string> =>
  Object.fromEntries(Object.entries(slices).map(([name, text]) => [name, JSON.stringify(change(JSON.parse(text)))]));

/** Version 0.1.0 named `previousData` of a list `kept`. */
function asFirstVersion(slice: Slice): Slice {
  if (!('previousData' in slice.context)) return slice;
  const { previousData, ...context } = slice.context;
  return { ...slice, version: 1, context: { ...context, kept: previousData } };
}
