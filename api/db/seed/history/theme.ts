/** A kind of work that clients request. */
export interface Theme {
  readonly service_line: string;
  readonly title: Words;
  /** The client's need and its reason, in one or two sentences. */
  readonly need: Words;
  readonly deliverables: readonly Words[];
  readonly skills: readonly string[];
  readonly weeks: number;
}

type Words = readonly [en: string, ar: string];
