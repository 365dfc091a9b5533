/** Steps that are made in another tab of the browser: when, and where the result is seen. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from './explore.ts';
import type { MachineName } from './machines.ts';

/**
 * A key of `scripts/flows/names/other-tab.json`. `afterwards`: at any time. `whileHeld`: while the first tab waits for a
 * reply. `together`: before one tab has stored what was typed there. `otherPerson`: after a log-out there.
 */
export type TabOrder = 'afterwards' | 'whileHeld' | 'together' | 'otherPerson';

interface Row {
  /** The types of the events, separated by spaces. */
  readonly events: string;
  /** The states in which a request of the first tab runs. */
  readonly heldIn?: readonly string[];
  isFromOtherTab?(step: Step): boolean;
  isTogether?(step: Step): boolean;
}

/** The order of a step in another tab; `null` for a step in the first tab. */
export function tabOrderOf(machine: string, step: Step): TabOrder | null {
  // the sign-up has a button that clears its draft
  if (step.event.type === 'draft.clear' && machine !== 'signUp') return 'otherPerson';
  const row = Object.hasOwn(rows, machine) ? rows[machine as MachineName] : undefined;
  if (!row?.events.split(' ').includes(step.event.type) || row.isFromOtherTab?.(step) === false) return null;
  if (row.isTogether?.(step)) return 'together';
  return row.heldIn?.some((state) => isIn(step.before, state)) ? 'whileHeld' : 'afterwards';
}

const isIn = (before: AnyMachineSnapshot, state: string): boolean => before.matches(state as never); // of any machine

const rows: Readonly<Partial<Record<MachineName, Row>>> = {
  app: { events: 'tab.signedIn tab.signedOut tab.languageSwitched tab.settingsChanged draft.found draft.resolved' },
  auth: {
    events: 'session.open session.end',
    heldIn: ['pending'],
    isFromOtherTab: ({ event }) => event.type === 'session.open' || event.cause === 'other_tab',
  },
  language: { events: 'language.set', heldIn: ['en.fetching', 'ar.fetching', 'en.switching', 'ar.switching'] },
  notifications: {
    events: 'tab.shared',
    heldIn: ['reading.open.reading', 'marking.sending', 'digest.saving'],
  },
  outbox: { events: 'outbox.merge' },
  outboxSender: { events: 'outbox.merge' },
  tabDrafts: {
    events: 'draft.found',
    // the first tab has changed the draft too
    isTogether: ({ event }) => JSON.stringify(event.mine) !== JSON.stringify(event.base),
  },
};
