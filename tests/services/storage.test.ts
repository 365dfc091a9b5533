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
  it('is stored under the key of the specification', () => {
    expect(storage.readState()).toBeNull();
    expect(storage.writeState('{"language":"…"}')).toBe(true);
    expect(local.all).toEqual({ 'persist:root': '{"language":"…"}' });
    expect(storage.readState()).toBe('{"language":"…"}');
  });

  it('is removed, and the flag is left, when it is cleared', () => {
    storage.writeState('{}');
    storage.raiseFlag();
    storage.clearState();
    expect(local.all).toEqual({ LoggedIn: 'true' });
    expect(storage.readState()).toBeNull();
  });
});

describe('the flag', () => {
  it('is stored as the text of the specification while it is raised', () => {
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

it('a carried-over text is read once, in the same tab only', () => {
  storage.carryOver('{}');
  expect(local.all).toEqual({});
  expect(session.all).toEqual({ 'handed-over': '{}' }); // the key that the markup of the page reads
  expect(storage.takeCarriedOver()).toBe('{}');
  expect(storage.takeCarriedOver()).toBeNull();
});

describe('a browser that denies storage', () => {
  const deny = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const denied = { getItem: deny, setItem: deny, removeItem: deny };

  it.each([
    ['by throwing', () => vi.stubGlobal('localStorage', denied) && vi.stubGlobal('sessionStorage', denied)],
    ['by having none', () => vi.stubGlobal('localStorage', undefined) && vi.stubGlobal('sessionStorage', undefined)],
  ])('%s reads as empty and reports that a write failed', (_, denyStorage) => {
    denyStorage();
    expect(storage.readState()).toBeNull();
    expect(storage.hasFlag()).toBe(false);
    expect(storage.takeCarriedOver()).toBeNull();
    expect(storage.writeState('{}')).toBe(false);
    for (const action of [storage.raiseFlag, storage.lowerFlag, storage.clearState]) expect(action).not.toThrow();
    expect(() => storage.carryOver('{}')).not.toThrow();
  });

  it('for a write because it is full keeps the previous text', () => {
    storage.writeState('{"a":1}');
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.writeState('{"a":2}')).toBe(false);
    expect(storage.readState()).toBe('{"a":1}');
  });
});

describe('the reason of a denied write', () => {
  const denyWith = (error: unknown) =>
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw error;
    });

  it('is a full storage when the quota is used up, or when only a short text has room', () => {
    expect(storage.deniedBy()).toBe('full');
    expect(local.all).toEqual({});
    // the second is Firefox's
    for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']) {
      denyWith(new DOMException('full', name));
      expect(storage.deniedBy()).toBe('full');
    }
  });

  it('is the browser for any other error', () => {
    denyWith(new DOMException('no', 'SecurityError'));
    expect(storage.deniedBy()).toBe('blocked');
    vi.stubGlobal('localStorage', undefined);
    expect(storage.deniedBy()).toBe('blocked');
  });
});

it('storage that throws on a read cannot be read', () => {
  expect(storage.canRead()).toBe(true);
  vi.spyOn(local, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(storage.canRead()).toBe(false);
});

describe('other tabs', () => {
  it.each([
    ['persist:root', '{}', ['changed']],
    ['persist:root', null, ['removed']],
    ['LoggedIn', 'true', ['changed']],
    ['LoggedIn', null, ['changed']],
    [null, null, ['cleared']],
    ['another key', '{}', []],
  ])('that set %s to %s are reported as %j, until watching stops', (key, newValue, signals) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const onChange = vi.fn();
    const stop = storage.watchOtherTabs(onChange);
    const change = () => target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change();
    expect(onChange.mock.calls.flat()).toEqual(signals);
    stop();
    change();
    expect(onChange).toHaveBeenCalledTimes(signals.length);
  });
});
