import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './actor-tree.module.css';
import type { ActorView } from './inspected-app.ts';
import { type TreeRow, treeRows } from './tree-rows.ts';

interface ActorTreeProps {
  readonly actors: readonly ActorView[];
  readonly selected: string | undefined;
  onSelect(id: string): void;
}

/** The tree of actors, each under its parent and with its state. */
export function ActorTree({ actors, selected, onSelect }: ActorTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const rows = treeRows(actors, toggled);
  const current = rows.find(({ key }) => key === (focused ?? selected)) ?? rows[0];

  const toggle = (key: string) =>
    setToggled((all) => (all.has(key) ? new Set([...all].filter((each) => each !== key)) : new Set([...all, key])));
  const activate = (row: TreeRow) => {
    if ('actor' in row) onSelect(row.actor.id);
    else toggle(row.key);
  };
  const focus = (row: TreeRow | undefined) => {
    if (!row) return;
    setFocused(row.key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current ? rows.indexOf(current) : -1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (current?.isOpen === false ? toggle(current.key) : focus(rows[at + 1])),
      ArrowLeft: () =>
        current?.isOpen
          ? toggle(current.key)
          : focus(rows.slice(0, Math.max(at, 0)).findLast(({ depth }) => depth < (current?.depth ?? 0))),
      Enter: () => current && activate(current),
      ' ': () => current && activate(current),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    <div ref={tree} className={styles.tree} role="tree" aria-label="Actors" onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const isSelected = 'actor' in row && row.actor.id === selected;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
          <div
            key={row.key}
            data-key={row.key}
            className={styles.row}
            role="treeitem"
            aria-level={row.depth + 1}
            aria-selected={isSelected}
            aria-expanded={row.isOpen ?? undefined}
            tabIndex={row === current ? 0 : -1}
            style={{ paddingInlineStart: `${0.5 + row.depth * 0.9}rem` }}
            onFocus={() => setFocused(row.key)}
            onClick={() => activate(row)}
          >
            <Toggle row={row} onToggle={() => toggle(row.key)} />
            {'actor' in row ? <Actor actor={row.actor} /> : <Group row={row} />}
          </div>
        );
      })}
    </div>
  );
}

function Toggle({ row: { isOpen }, onToggle }: { row: TreeRow; onToggle: () => void }) {
  return (
    <span
      className={styles.toggle}
      aria-hidden="true"
      onClick={(event) => {
        if (isOpen === null) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      {isOpen === null ? '' : isOpen ? '▾' : '▸'}
    </span>
  );
}

function Actor({ actor: { name, chart, state, isBusy, status } }: { actor: ActorView }) {
  const leaf = chart ? leavesOf(state, chart.id).join(' · ') : '';
  return (
    <>
      <span className={chart ? styles.name : styles.service}>{name}</span>
      {isBusy && <span className={styles.busy}>busy</span>}
      <span className={styles.state}>{leaf || (chart ? status : 'service')}</span>
    </>
  );
}

function Group({ row }: { row: Extract<TreeRow, { group: string }> }) {
  const busy = row.members.filter(({ isBusy }) => isBusy).length;
  return (
    <>
      <span className={styles.name}>{row.group}</span>
      {busy > 0 && <span className={styles.busy}>{busy} busy</span>}
      <span className={styles.state}>{row.members.length} actors</span>
    </>
  );
}

/** The innermost active states, without the machine's name. */
export function leavesOf(state: readonly string[], machine: string): string[] {
  return state
    .filter((id) => !state.some((other) => other.startsWith(`${id}.`)))
    .map((id) => (id === machine ? id : id.slice(machine.length + 1)));
}
