import type { BrowserContext } from '@playwright/test';

export interface ConsoleWatch {
  /** Allows the browser's message about a request that failed with a status, or messages that match a pattern. */
  allow(...expected: (number | RegExp)[]): void;
  /** Console errors and uncaught exceptions that were not allowed. */
  unexpected(): string[];
}

/** Watches every page of the context, including those opened later. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    errors.push(String(thrown.error()));
  });
  return {
    allow(...expected) {
      allowed.push(...expected.map((each) => (typeof each === 'number' ? failureWith(each) : each)));
    },
    unexpected: () => errors.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

const failureWith = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} `);
