/** Stubs the browser features that jsdom lacks and the pages need. `tests/browser` tests with a real browser. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// the next file of the worker has the same `Date`
afterAll(() => void vi.useRealTimers());

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

Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
