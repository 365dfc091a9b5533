/** Stubs the browser features that jsdom lacks and the pages need. `tests/browser` tests with a real browser. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { computedStyle } from './computed-style.ts';
import { waitLimit } from './eventually.ts';
import { takeIgnoredEvents } from './ignored-events.ts';

configure({ asyncUtilTimeout: waitLimit });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeIgnoredEvents(), 'events that did nothing').toEqual([]);
});

// the next file of the worker has the same `Date`
afterAll(() => void vi.useRealTimers());

// React records a stack for each element that it creates, up to a number of them a second: a quarter of the time of a
// test. It is only shown in warnings. Without the property, as in another version of React, the stacks are recorded.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set() {} });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => {},
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
});

Object.assign(document.defaultView ?? {}, { getComputedStyle: computedStyle });

Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
