/** Replays a saved recording on this page's machines, with the state of every actor after each entry. */
import type { StateValue } from 'xstate';
import { type Chart, type ChartTransition, chartOf } from '../../machines/chart.ts';
import { readRecording, type SavedRecording } from '../../recording/recording-format.ts';
import { type Replay, replayRecording } from '../../recording/replay.ts';
import { machineOf } from '../../recording/replay-app.ts';
import { differences } from './difference.ts';
import type { ActorView, Entry } from './inspected-app.ts';

export interface OpenedRecording {
  /** One line about the file. */
  readonly summary: string;
  readonly entries: readonly Entry[];
  /** The first entry after which the machines differ from the recording. */
  readonly difference: { readonly n: number; readonly text: string } | null;
  /** The actors after the entry with that number, from 1; before the first entry at 0. */
  actorsAt(n: number): readonly ActorView[];
}

/** The states and contexts of all actors at one time. */
type SystemState = Replay['start'];

/**
 * Reads a recording's file and replays it.
 *
 * @throws an error with a sentence for the user when the text is not a recording
 */
export function openRecording(text: string): OpenedRecording {
  const recording = readRecording(text);
  const replay = replayRecording(recording);
  const charts = new Map<string, Chart>();
  const chartFor = (name: string): Chart => {
    const machine = machineOf(name);
    const chart = charts.get(machine.id) ?? chartOf(machine);
    charts.set(machine.id, chart);
    return chart;
  };
  const systemStates: SystemState[] = [replay.start, ...replay.frames];
  const entries = entriesOf(recording, systemStates, chartFor);
  return {
    summary: summaryOf(recording),
    entries,
    difference: differenceIn(replay),
    actorsAt: (n) => {
      const { states, contexts } = systemStates[n] ?? replay.start;
      const entry = entries[n - 1];
      return Object.entries(states).map(([name, state]) => ({
        id: name,
        name,
        parent: name === 'app' ? null : 'app',
        chart: chartFor(name),
        state: activeStates(chartFor(name).id, state),
        status: 'active',
        isBusy: false,
        context: contexts[name],
        taken: entry?.actor === name ? entry.taken : [],
        takenAt: n,
      }));
    },
  };
}

function entriesOf(
  recording: SavedRecording,
  systemStates: readonly SystemState[],
  chartFor: (name: string) => Chart,
): Entry[] {
  return recording.entries.map(({ at, to, event }, index) => {
    const [before, after] = [systemStates[index], systemStates[index + 1]];
    const chart = chartFor(to);
    const activeIn = (system?: SystemState) => activeStates(chart.id, system?.states[to] ?? {});
    return {
      n: index + 1,
      at: recording.began + at,
      from: null,
      actor: to,
      event,
      text: `${event.type} ${JSON.stringify(event).slice(0, 1_000)}`.toLowerCase(),
      taken: transitionTaken(chart, event.type, activeIn(before), activeIn(after)),
      state: activeIn(after),
      changes: differences(before?.contexts[to], after?.contexts[to]),
    };
  });
}

/** The ids of all active states of a state value. */
function activeStates(id: string, value: StateValue): string[] {
  if (typeof value === 'string') return [id, `${id}.${value}`];
  return [id, ...Object.entries(value).flatMap(([key, inner]) => activeStates(`${id}.${key}`, inner ?? {}))];
}

/** The transition that was taken, which a recording does not contain; empty when several are possible. */
function transitionTaken({ transitions }: Chart, type: string, before: string[], after: string[]): string[] {
  const possible = transitions.filter(
    (each) =>
      isCausedBy(each, type) && before.includes(each.from) && each.targets.every((target) => after.includes(target)),
  );
  const [only, another] = possible;
  return only && !another ? [only.id] : [];
}

function isCausedBy({ kind, event, from }: ChartTransition, type: string): boolean {
  if (kind === 'event') return event === type;
  if (kind === 'after') return type === `xstate.after.${event}.${from}`;
  return type === `xstate.${kind}.actor.${event}`;
}

const summaryOf = ({ version, build, saved, language, address, entries }: SavedRecording): string =>
  `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, saved ${saved} at ${address} (${language}), version ${[version, build].filter(Boolean).join(' ')}`;

function differenceIn({ differs }: Replay): OpenedRecording['difference'] {
  if (!differs) return null;
  const { entry, actor, expected, got } = differs;
  return { n: entry + 1, text: `${actor}: ${expected} in the recording, ${got} in these machines` };
}
