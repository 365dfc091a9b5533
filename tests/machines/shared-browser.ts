/** Tabs of one browser: apps with the real persistence over one storage. A suspended tab receives no events. */
import { outboxServices } from '../../src/machines/outbox-implementations.ts';
import { outboxSenderMachine } from '../../src/machines/outbox-sender-machine.ts';
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import { createPersist } from '../../src/machines/persistence/persist.ts';
import { readFeatures } from '../../src/machines/persistence/read-features.ts';
import { parseState, readPersisted, readSlices } from '../../src/machines/persistence/restore.ts';
import { createStoredSlices, type StoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { createFollowTabs } from '../../src/machines/tabs.ts';
import { featureActors } from './feature-actors.ts';
import { startApp } from './start-app.ts';
import { textOf } from './stored.ts';

type Signal = 'changed' | 'removed';

export function openBrowser(slices: object = {}, isFlagged = true) {
  const shared: { text: string | null; isFlagged: boolean } = { text: textOf({ ...slices }), isFlagged };
  const tabs = new Set<(signal: Signal) => void>();

  /** Starts a tab from what is stored, as a page does. */
  async function openTab({ hasFeatures = true } = {}) {
    const idle = new Set<() => void>();
    const returning = new Set<() => void>();
    const listeners = new Set<(signal: Signal) => void>();
    let isSuspended = false;
    const notify = (signal: Signal) => {
      if (!isSuspended) for (const listener of listeners) listener(signal);
    };
    tabs.add(notify);
    const stored: StoredSlices = createStoredSlices({
      readState: () => shared.text,
      hasFlag: () => shared.isFlagged,
      watchOtherTabs(onChange) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
      whenReturning(onReturn) {
        returning.add(onReturn);
        return () => returning.delete(onReturn);
      },
    });
    const persist = createPersist({
      stored,
      deniedBy: () => 'full',
      hasFlag: () => shared.isFlagged,
      raiseFlag: () => {
        shared.isFlagged = true;
      },
      writeState(text) {
        if (text === shared.text) return true;
        shared.text = text;
        for (const tab of tabs) if (tab !== notify) tab('changed');
        return true;
      },
      whenIdle(callback) {
        idle.add(callback);
        return () => idle.delete(callback);
      },
      whenLeaving: () => () => undefined,
    });
    const followTabs = createFollowTabs({ stored, hasFlag: () => shared.isFlagged });
    const started = startApp({ persist, followTabs });
    await started.restore.last.answers(readPersisted(stored.read(), shared.isFlagged));
    const of = (name: string) => started.app.child(name);

    async function loadFeatures() {
      started.app.send({ type: 'features.load' });
      const outboxSender = outboxSenderMachine.provide({ actors: outboxServices(stored) });
      const { slices: restored } = readFeatures(stored.read(), of('auth').getSnapshot().context);
      await started.loadFeatures.last.answers(featureActors({ ...started.features, outboxSender }, restored));
    }

    const pass = () => {
      const callbacks = [...idle];
      idle.clear();
      for (const callback of callbacks) callback();
    };
    if (hasFeatures) await loadFeatures();
    pass();
    return {
      ...started,
      of,
      loadFeatures,
      /** Lets the tab write. */
      pass,
      suspend() {
        isSuspended = true;
      },
      /** Shows the page again, and lets it write. */
      returnToPage() {
        isSuspended = false;
        for (const onReturn of returning) onReturn();
        pass();
      },
    };
  }

  return {
    openTab,
    /** Simulates what other tabs did: the stored slices and the LoggedIn flag afterwards. */
    change(changed: object | null, isFlaggedNow: boolean) {
      Object.assign(shared, { text: changed && textOf({ ...changed }), isFlagged: isFlaggedNow });
      for (const tab of tabs) tab(changed ? 'changed' : 'removed');
    },
    /** The stored slices, as a page of their owner restores them. */
    stored() {
      const raw = parseState(shared.text);
      const { slices: core } = readPersisted(raw, shared.isFlagged);
      const owner = { isLoggedIn: shared.isFlagged, owner: String(core.auth?.context.owner ?? '') };
      return { ...core, ...readSlices(raw, featureSlices, owner).slices };
    },
    text: () => shared.text,
  };
}
