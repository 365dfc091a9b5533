import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as storage from '../../src/services/storage.ts';
import { FakeStorage } from './fake-storage.ts';

let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

describe('the state', () => {
  it('is kept under the one key of the specification', () => {
    expect(storage.readState()).toBeNull();
    expect(storage.writeState('{"language":"…"}')).toBe(true);
    expect(local.all).toEqual({ 'persist:root': '{"language":"…"}' });
    expect(storage.readState()).toBe('{"language":"…"}');
  });

  it('is reset to empty without the flag', () => {
    storage.writeState('{}');
    storage.raiseFlag();
    storage.clearState();
    expect(local.all).toEqual({ LoggedIn: 'true' });
    expect(storage.readState()).toBeNull();
  });
});

describe('the flag', () => {
  it('holds the text of the specification while it is raised', () => {
    expect(storage.hasFlag()).toBe(false);
    storage.raiseFlag();
    expect(local.all).toEqual({ LoggedIn: 'true' });
    expect(storage.hasFlag()).toBe(true);
    storage.lowerFlag();
    expect(local.all).toEqual({});
    expect(storage.hasFlag()).toBe(false);
  });

  it.each(['false', '', 'TRUE', '1'])('is not raised by "%s"', (text) => {
    local.setItem('LoggedIn', text);
    expect(storage.hasFlag()).toBe(false);
  });
});

it('what is handed over outlives a log-out by one page, in this tab alone', () => {
  storage.carryOver('{}');
  expect(local.all).toEqual({});
  expect(storage.takeCarriedOver()).toBe('{}');
  expect(storage.takeCarriedOver()).toBeNull();
});

describe('a browser that refuses', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };

  it.each([
    ['to be asked', () => vi.stubGlobal('localStorage', refusing) && vi.stubGlobal('sessionStorage', refusing)],
    ['to have a storage', () => vi.stubGlobal('localStorage', undefined) && vi.stubGlobal('sessionStorage', undefined)],
  ])('%s leaves everything as if nothing were kept, and says that a write failed', (_, refusal) => {
    refusal();
    expect(storage.readState()).toBeNull();
    expect(storage.hasFlag()).toBe(false);
    expect(storage.takeCarriedOver()).toBeNull();
    expect(storage.writeState('{}')).toBe(false);
    for (const deed of [storage.raiseFlag, storage.lowerFlag, storage.clearState]) expect(deed).not.toThrow();
    expect(() => storage.carryOver('{}')).not.toThrow();
  });

  it('for want of room keeps what stood there', () => {
    storage.writeState('{"a":1}');
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.writeState('{"a":2}')).toBe(false);
    expect(storage.readState()).toBe('{"a":1}');
  });
});

describe('other tabs', () => {
  it.each([
    ['persist:root', 1],
    ['LoggedIn', 1],
    [null, 1],
    ['somebody else’s', 0],
  ])('that change %s are heard %i times, until listening stops', (key, times) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const heard = vi.fn();
    const stop = storage.watchOtherTabs(heard);
    const change = () => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    change();
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
    change();
    expect(heard).toHaveBeenCalledTimes(times);
  });
});
