/** A kind of work that clients ask for. */
export interface Theme {
  readonly service_line: string;
  readonly title: Words;
  /** What the client needs and why, in a sentence or two. */
  readonly need: Words;
  readonly deliverables: readonly Words[];
  readonly skills: readonly string[];
  readonly weeks: number;
}

type Words = readonly [en: string, ar: string];
