import type { IconNode } from '../kit/icon.tsx';

/** One option of the command palette. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  /** The keys that do the same, pressed one after the other. */
  readonly keys?: readonly string[] | undefined;
  /** Shown under the label; each part is isolated, so that it keeps its own text direction. */
  readonly details?: readonly (string | null)[];
  /** Opens the page or performs the action. */
  choose(): void;
}

/** Entries of one kind under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}
