import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inNextTask, whenIdle, whenLeaving, whenPainted, whenReturning, whenSettled } from '../../src/services/idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenIdle', () => {
  it('uses requestIdleCallback with the timeout', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const callback = vi.fn();
    const cancelIdle = whenIdle(callback, 400);
    expect(request.mock.calls).toEqual([[callback, { timeout: 400 }]]);
    cancelIdle();
    expect(cancel.mock.calls).toEqual([[7]]);
  });

  it.each([
    [400, 200],
    [100, 100],
  ])('with a timeout of %i ms runs after %i ms in a browser without requestIdleCallback', (latest, after) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', undefined);
    const callback = vi.fn();
    whenIdle(callback, latest);
    vi.advanceTimersByTime(after - 1);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('does not run the callback after it is cancelled', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', undefined);
    const callback = vi.fn();
    whenIdle(callback, 400)();
    vi.advanceTimersByTime(10_000);
    expect(callback).not.toHaveBeenCalled();
  });
});

it('inNextTask runs the callback once, after the current task', async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    inNextTask(() => {
      order.push('next');
      resolve();
    });
    queueMicrotask(() => order.push('current'));
  });
  expect(order).toEqual(['current', 'next']);
});

describe('whenPainted', () => {
  const resolved = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    resolved.mockClear();
  });

  it('resolves after the next frame', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    void whenPainted().then(resolved);
    await vi.advanceTimersByTimeAsync(0);
    expect(resolved).not.toHaveBeenCalled();
    for (const draw of frames) draw();
    await vi.advanceTimersByTimeAsync(0);
    expect(resolved).toHaveBeenCalledOnce();
  });

  it('resolves after 100 ms on a page that draws no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    void whenPainted().then(resolved);
    await vi.advanceTimersByTimeAsync(99);
    expect(resolved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(resolved).toHaveBeenCalledOnce();
  });
});

describe('whenSettled', () => {
  let page: EventTarget;
  const resolved = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    resolved.mockClear();
  });

  const open = (readyState: string) => {
    vi.stubGlobal('document', { readyState });
    void whenSettled().then(resolved);
  };
  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return resolved.mock.calls.length;
  };

  it('leaves a page that has loaded to its user for four seconds', async () => {
    open('complete');
    expect([await callsAfter(3_999), await callsAfter(1)]).toEqual([0, 1]);
  });

  it('waits for the page to load', async () => {
    open('loading');
    page.dispatchEvent(new Event('keydown'));
    expect(await callsAfter(60_000)).toBe(0);
    page.dispatchEvent(new Event('load'));
    expect([await callsAfter(3_999), await callsAfter(1)]).toEqual([0, 1]);
  });

  it.each(['pointerdown', 'keydown', 'scroll'])('waits again after a %s', async (input) => {
    open('complete');
    await vi.advanceTimersByTimeAsync(3_000);
    page.dispatchEvent(new Event(input));
    expect([await callsAfter(3_999), await callsAfter(1)]).toEqual([0, 1]);
    page.dispatchEvent(new Event(input));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('whenLeaving', () => {
  let page: EventTarget & { visibilityState: string };
  let shown: EventTarget;

  beforeEach(() => {
    shown = new EventTarget();
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
    vi.stubGlobal('removeEventListener', shown.removeEventListener.bind(shown));
  });

  it('runs the callback when the page is left or hidden, not when it is shown', () => {
    const callback = vi.fn();
    whenLeaving(callback);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(callback).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(callback).toHaveBeenCalledTimes(1);
    shown.dispatchEvent(new Event('pagehide'));
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('does not run the callback after it is stopped', () => {
    const callback = vi.fn();
    whenLeaving(callback)();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    shown.dispatchEvent(new Event('pagehide'));
    expect(callback).not.toHaveBeenCalled();
  });

  it('runs the callback when the page is shown again, not when it is hidden, until it is stopped', () => {
    const callback = vi.fn();
    const stop = whenReturning(callback);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(callback).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    shown.dispatchEvent(new Event('pageshow'));
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    shown.dispatchEvent(new Event('pageshow'));
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
