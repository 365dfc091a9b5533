/** One thing that the palette offers. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** What else it is known by, under its label; each part in its own direction. */
  readonly details?: readonly (string | null)[];
  /** Takes the person there, or does it. */
  choose(): void;
}

/** Entries of one kind, under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}
