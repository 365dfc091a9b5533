import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, whenLeaving } from '../../src/services/idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an idle moment', () => {
  it('is the browser’s own, with the latest time given', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const deed = vi.fn();
    const callOff = whenIdle(deed, 400);
    expect(request.mock.calls).toEqual([[deed, { timeout: 400 }]]);
    callOff();
    expect(cancel.mock.calls).toEqual([[7]]);
  });

  it.each([
    [400, 200],
    [100, 100],
  ])('of a browser that knows none, within %i ms, comes after %i', (latest, after) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', undefined);
    const deed = vi.fn();
    whenIdle(deed, latest);
    vi.advanceTimersByTime(after - 1);
    expect(deed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(deed).toHaveBeenCalledOnce();
  });

  it('that is called off never comes', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', undefined);
    const deed = vi.fn();
    whenIdle(deed, 400)();
    vi.advanceTimersByTime(10_000);
    expect(deed).not.toHaveBeenCalled();
  });
});

describe('leaving', () => {
  let page: EventTarget & { visibilityState: string };
  let shown: EventTarget;

  beforeEach(() => {
    shown = new EventTarget();
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
    vi.stubGlobal('removeEventListener', shown.removeEventListener.bind(shown));
  });

  it('is when the page goes away or is hidden, not when it is shown', () => {
    const deed = vi.fn();
    whenLeaving(deed);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(deed).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(deed).toHaveBeenCalledTimes(1);
    shown.dispatchEvent(new Event('pagehide'));
    expect(deed).toHaveBeenCalledTimes(2);
  });

  it('is no longer heard once that is stopped', () => {
    const deed = vi.fn();
    whenLeaving(deed)();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    shown.dispatchEvent(new Event('pagehide'));
    expect(deed).not.toHaveBeenCalled();
  });
});
