/** A saved trail, played on the machines of this page: how every actor stood at each of its entries. */
import type { StateValue } from 'xstate';
import { type Chart, type ChartTransition, chartOf } from '../../machines/chart.ts';
import { readRecording, type SavedRecording } from '../../recording/recording-format.ts';
import { type Replay, replayRecording, type Standing } from '../../recording/replay.ts';
import { machineOf } from '../../recording/replay-app.ts';
import { differences } from './difference.ts';
import type { ActorView, Entry } from './story.ts';

export interface RecordingStory {
  /** What the file says of itself. */
  readonly words: string;
  readonly entries: readonly Entry[];
  /** Where the machines first do something else than the recording says. */
  readonly differs: { readonly n: number; readonly words: string } | null;
  /** How the actors stood after the entry of that number; before the first one at 0. */
  actorsAt(n: number): readonly ActorView[];
}

/**
 * Reads a recording's file and plays it.
 *
 * @throws in one sentence that can be shown where the file is no trail
 */
export function openRecording(text: string): RecordingStory {
  const recording = readRecording(text);
  const replay = replayRecording(recording);
  const charts = new Map<string, Chart>();
  const chartFor = (name: string): Chart => {
    const machine = machineOf(name);
    const chart = charts.get(machine.id) ?? chartOf(machine);
    charts.set(machine.id, chart);
    return chart;
  };
  const standings: Standing[] = [replay.start, ...replay.frames];
  const entries = entriesOf(recording, standings, chartFor);
  return {
    words: messagesOf(recording),
    entries,
    differs: differenceIn(replay),
    actorsAt: (n) => {
      const { states, contexts } = standings[n] ?? replay.start;
      const entry = entries[n - 1];
      return Object.entries(states).map(([name, state]) => ({
        id: name,
        name,
        parent: name === 'app' ? null : 'app',
        chart: chartFor(name),
        state: activeIn(chartFor(name).id, state),
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
  standings: readonly Standing[],
  chartFor: (name: string) => Chart,
): Entry[] {
  return recording.entries.map(({ at, to, event }, place) => {
    const [before, after] = [standings[place], standings[place + 1]];
    const chart = chartFor(to);
    const stateOf = (standing?: Standing) => activeIn(chart.id, standing?.states[to] ?? {});
    return {
      n: place + 1,
      at: recording.began + at,
      from: null,
      actor: to,
      event,
      text: `${event.type} ${JSON.stringify(event).slice(0, 1_000)}`.toLowerCase(),
      taken: probablyTaken(chart, event.type, stateOf(before), stateOf(after)),
      state: stateOf(after),
      changes: differences(before?.contexts[to], after?.contexts[to]),
    };
  });
}

/** A state's value as the ids of all states that are active. */
export function activeIn(id: string, value: StateValue): string[] {
  if (typeof value === 'string') return [id, `${id}.${value}`];
  return [id, ...Object.entries(value).flatMap(([key, inner]) => activeIn(`${id}.${key}`, inner ?? {}))];
}

/** A recording does not say what was taken: it is told where only one transition fits. */
function probablyTaken({ transitions }: Chart, type: string, before: string[], after: string[]): string[] {
  const fits = transitions.filter(
    (each) =>
      isCausedBy(each, type) && before.includes(each.from) && each.targets.every((target) => after.includes(target)),
  );
  const [one, another] = fits;
  return one && !another ? [one.id] : [];
}

function isCausedBy({ kind, event, from }: ChartTransition, type: string): boolean {
  if (kind === 'event') return event === type;
  if (kind === 'after') return type === `xstate.after.${event}.${from}`;
  return type === `xstate.${kind}.actor.${event}`;
}

const messagesOf = ({ version, build, saved, language, address, entries }: SavedRecording): string =>
  `${entries.length} entries, saved ${saved} at ${address} (${language}), version ${[version, build].filter(Boolean).join(' ')}`;

function differenceIn({ differs }: Replay): RecordingStory['differs'] {
  if (!differs) return null;
  const { entry, actor, expected, got } = differs;
  return { n: entry + 1, words: `${actor}: the recording has ${expected}, these machines come to ${got}` };
}
