import type { BrowserContext } from '@playwright/test';

export interface ConsoleWatch {
  /** Expects the browser's own line about a request that failed with this status, or whatever the pattern fits. */
  allow(...expected: (number | RegExp)[]): void;
  /** What was said as an error, or thrown past everybody, and was not expected. */
  unexpected(): string[];
}

/** Listens to every page of the context, those opened later included. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    said.push(String(thrown.error()));
  });
  return {
    allow(...expected) {
      allowed.push(...expected.map((each) => (typeof each === 'number' ? failedWith(each) : each)));
    },
    unexpected: () => said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

const failedWith = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} `);
