import { describe, expect, test } from 'vitest';
import { sentenceIn } from '../../scripts/charts.mjs';
import { toMermaid } from '../../scripts/machines/mermaid.mjs';
import { findStale, pagesOf } from '../../scripts/machines/pages.mjs';
import { everyFeature, regions } from './every-feature.ts';
import { scratchTree } from './scratch-tree.ts';

test('a machine is drawn in Mermaid with all that it has', () => {
  expect(toMermaid(everyFeature)).toBe(`stateDiagram-v2
  [*] --> every_idle
  state "idle" as every_idle
  note right of every_idle
    anywhere · all.reset → idle
    anywhere · all.note
    anywhere · all.ignore is ignored
  end note
  state "busy ⟨fetch⟩" as every_busy {
    [*] --> every_busy_left
    state "left" as every_busy_left
    state "H" as every_busy_right
  }
  state "both" as every_both {
    state "upper" as every_both_upper {
      [*] --> every_both_upper_on
      state "on" as every_both_upper_on
      state "off" as every_both_upper_off
    }
    --
    state "lower" as every_both_lower
  }
  state "ended" as every_ended
  every_ended --> [*]
  every_idle --> every_busy: idle.go [and isValid isComplete]
  every_idle --> every_idle: idle.again
  every_busy --> every_both: ✓ fetch
  every_busy --> every_idle: ✗ fetch [isValid]<br/>after patience
  every_busy_left --> every_busy_right: side.change
  every_busy_left --> every_ended: busy.leave
  every_both_upper_on --> every_both_upper_off: upper.off
  every_both_lower --> every_ended: always [isComplete]`);
});

test('regions of the root lie inside one state, and what leads to several is a note', () => {
  expect(toMermaid(regions)).toBe(`stateDiagram-v2
  state "pair" as pair {
    state "one" as pair_one
    note right of pair_one
      anywhere · pair.reset → one & two.a
    end note
    --
    state "two" as pair_two {
      [*] --> pair_two_a
      state "a" as pair_two_a
    }
  }`);
});

test('letters that mean something to Mermaid are replaced', () => {
  const [transition] = regions.transitions;
  if (!transition) throw new Error('It has a transition.');
  const odd = { ...transition, id: 'pair: a;b#"c":{d} → stays', targets: [] };
  expect(toMermaid({ ...regions, transitions: [odd] })).toContain('a,b＃”c”∶(d)');
});

describe('the pages of the machines', () => {
  const pages = pagesOf([
    { chart: everyFeature, source: 'src/machines/every-machine.ts', sentence: 'Has everything.' },
  ]);
  const written = Object.fromEntries(pages);

  test('are a page a machine and an index that has its sentence', () => {
    expect(Object.keys(written)).toEqual(['docs/machines/README.md', 'docs/machines/every.md']);
    expect(written['docs/machines/README.md']).toContain('| [every](every.md) | Has everything. | 10 | 12 |');
    expect(written['docs/machines/every.md']).toContain('| `busy` | `✗ fetch` | `isValid` | `idle` |  |');
  });
  test('are well where they say what runs', () => {
    expect(findStale(pages, scratchTree(written))).toEqual([]);
  });
  test('are named where one is stale, missing or of no machine', () => {
    const root = scratchTree({ 'docs/machines/README.md': 'before', 'docs/machines/gone.md': '' });
    expect(findStale(pages, root)).toEqual([
      'docs/machines/README.md is stale',
      'docs/machines/every.md is missing',
      'docs/machines/gone.md is of no machine',
    ]);
  });
});

test('a machine’s sentence is the comment above it', () => {
  const text = `/** Of something else. */\nconst a = 1;\n\n/**\n * How one leaves. What is held\n * is cleared first.\n */\nexport const logoutMachine = 1;`;
  expect(sentenceIn(text, 'a.ts')).toBe('How one leaves. What is held is cleared first.');
  expect(() => sentenceIn('export const logoutMachine = 1;', 'a.ts')).toThrow('a.ts has no sentence for its machine.');
});
