/** Reads a JSON Resume (jsonresume.org, schema 1.0.0) into fields of the profile and the bio. */
import { recordForms } from '../fields/candidate-forms.ts';
import type { RecordKey, Section } from '../fields/candidate-table.ts';
import type { Draft, DraftRow } from '../fields/draft.ts';
import { cellsOf, emptyRow } from '../fields/draft.ts';
import { maxRows } from '../fields/field.ts';
import { maxLengthOf } from '../fields/text-error.ts';
import { isObject } from '../readers.ts';
import { fieldSources, type ListSource, listSources, unusedParts } from './resume-table.ts';
import { type LeftOutReason, own, type ResumeChoices, type Taken } from './resume-values.ts';

/** What the resume has for one section. */
export interface ResumePart {
  readonly record: RecordKey;
  readonly section: Section;
  /** Only the fields that the resume has. */
  readonly values: Draft;
}

/** A value that was not taken. */
export interface LeftOut {
  /** The part of the resume (`work`), and the position in it from 1; `null` for a part that is no list. */
  readonly part: string;
  readonly position: number | null;
  /** The property (`startDate`); `''` for the whole part or entry. */
  readonly property: string;
  readonly reason: LeftOutReason;
}

export interface Resume {
  readonly parts: readonly ResumePart[];
  readonly leftOut: readonly LeftOut[];
}

/** `null` for a value that is no resume. */
export function readResume(value: unknown, choices: ResumeChoices): Resume | null {
  if (!isObject(value) || !knownParts.some((part) => isPartOf(value, part))) return null;
  const leftOut: LeftOut[] = [];
  const found = new Map<string, { record: RecordKey; section: Section; values: Record<string, Draft[string]> }>();
  const add = (record: RecordKey, section: Section, field: string, taken: Draft[string]) => {
    const part = found.get(section) ?? { record, section, values: {} };
    const before = part.values[field];
    part.values[field] = Array.isArray(before) && Array.isArray(taken) ? ([...before, ...taken] as DraftRow[]) : taken; // rows of the same list
    found.set(section, part);
  };
  for (const { part, property, take, record, section, field } of fieldSources) {
    const of = recordForms[record][field];
    const taken = of ? take(own(value, part), maxLengthOf(of), choices) : null;
    if (taken && 'text' in taken) add(record, section, field, taken.text);
    if (taken && 'reason' in taken) leftOut.push({ part, position: null, property, reason: taken.reason });
  }
  for (const source of listSources) {
    const rows = rowsFrom(source, own(value, source.part), choices, leftOut);
    if (rows.length > 0) add(source.record, source.section, source.field, rows);
  }
  for (const part of unusedParts)
    if (isPartOf(value, part)) leftOut.push({ part, position: null, property: '', reason: 'noField' });
  return { parts: [...found.values()], leftOut };
}

const knownParts: readonly string[] = [...listSources.map(({ part }) => part), 'basics'];

const isPartOf = (value: object, part: string): boolean => {
  const of = own(value, part);
  return isObject(of) || (Array.isArray(of) && of.length > 0);
};

/** The rows of a list. A row without the cell that names it is left out, and so are those over the limit. */
function rowsFrom(source: ListSource, list: unknown, choices: ResumeChoices, leftOut: LeftOut[]): DraftRow[] {
  const { part, record, field, cells } = source;
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    leftOut.push({ part, position: null, property: '', reason: 'wrongType' });
    return [];
  }
  if (list.length > maxRows) leftOut.push({ part, position: maxRows + 1, property: '', reason: 'tooMany' });
  const form = recordForms[record];
  const limits = cellsOf(form[field]);
  return list.slice(0, maxRows).flatMap((item: unknown, at): DraftRow[] => {
    const note = (property: string, reason: LeftOutReason) =>
      leftOut.push({ part, position: at + 1, property, reason });
    const row: Record<string, string> = { ...emptyRow(form, field) };
    for (const [name, { property, take }] of Object.entries(cells)) {
      const limit = limits[name];
      const taken: Taken = take(item, limit ? maxLengthOf(limit) : 0, choices);
      if (taken && 'text' in taken) row[name] = taken.text;
      if (taken && 'reason' in taken) note(property, taken.reason);
    }
    if ((row[source.named] ?? '') === '') {
      if (!leftOut.some((left) => left.part === part && left.position === at + 1)) note('', 'wrongType');
      return [];
    }
    return [row];
  });
}
