/** One thing that the palette offers. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** What else it is known by, beside its label. */
  readonly detail?: string | null | undefined;
  /** Takes the person there, or does it. */
  choose(): void;
}

/** Entries of one kind, under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}
