import type { Language } from '../../src/services/contract/language.ts';
import type { Data } from './bound-texts.ts';
import type { Block } from './html-blocks.ts';
import type { MarkedText } from './marked-text.ts';
import { renderPdf } from './render-pdf.ts';
import { templateStart } from './template-start.ts';

/** A document of text: a contract, an attachment, a CV. */
export interface Paper {
  readonly language: Language;
  readonly title: string;
  /** What kind of document it is. */
  readonly kind: string;
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  readonly table?: PaperTable;
  readonly signatures?: readonly PaperSignature[];
  /** The last lines, in small letters. */
  readonly notes?: readonly string[];
}

interface Fact {
  readonly term: string;
  readonly value: string | null;
}

export interface PaperTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PaperSignature {
  /** The role of the party. */
  readonly party: string;
  readonly name: string;
  /** When it was signed, or that it is not signed. */
  readonly signed: string;
}

/** The paper as PDF. */
export function paperPdf({
  facts,
  blocks,
  table,
  signatures,
  notes,
  ...head
}: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const data = {
    ...head,
    page: pageWords[head.language],
    facts: facts.filter(({ value }) => value).map(({ term, value }) => ({ term, value })),
    // each text once, because their length is limited
    blocks: blocks.map(({ kind, text, parts }) => ({ kind, text: parts ? '' : text, parts: parts?.map(part) ?? null })),
    table: table ? { title: table.title, head: table.head, rows: table.rows } : null,
    signatures: (signatures ?? []).map(({ party, name, signed }) => ({ party, name, signed })),
    notes: notes ?? [],
  } satisfies Data;
  return renderPdf(template, data);
}

const part = ({ text, isStruck, position }: MarkedText) => ({ text, isStruck, position });

/** The text of the page number. */
export const pageWords: Readonly<Record<Language, string>> = {
  en: 'Page {page} of {pages}',
  ar: 'صفحة {page} من {pages}',
};

const template = `${templateStart}${String.raw`
#grid(columns: (1fr, auto), align: (start, end + horizon),
  text(fill: soft, d.kind), mark)
#v(2mm)
#text(size: 17pt, weight: 600, isolated(d.title))
#v(3mm)
#if d.facts.len() > 0 {
  grid(
    columns: (auto, 1fr), column-gutter: 8mm, row-gutter: 3.2mm,
    ..d.facts.map(fact => (text(fill: soft, fact.term), isolated(fact.value))).flatten(),
  )
  v(2mm)
  line(length: 100%, stroke: hairline)
}
#let marked(it) = {
  let placed = if it.position == "sup" { super(it.text) } else if it.position == "sub" { sub(it.text) } else { it.text }
  if it.isStruck { strike(placed) } else { placed }
}
#let written(part) = if part.parts == none { part.text } else { part.parts.map(marked).join() }
#for part in d.blocks {
  if part.kind == "heading" { block(above: 1.6em, below: 0.9em, sticky: true, text(size: 11.5pt, weight: 600, written(part))) }
  else if part.kind == "item" { list(written(part)) }
  else { par(written(part)) }
}
#if d.table != none {
  block(above: 1.8em, below: 0.9em, sticky: true, text(size: 11.5pt, weight: 600, d.table.title))
  table(
    columns: (1fr,) + (auto,) * (d.table.head.len() - 1),
    align: (column, row) => if column == 0 { start } else { right },
    stroke: (x, y) => (bottom: if y == 0 { 0.8pt + soft } else { hairline }),
    inset: (x: 4pt, y: 6pt),
    table.header(..d.table.head.map(it => text(size: 8.5pt, fill: soft, it))),
    ..d.table.rows.flatten().map(isolated),
  )
}
#if d.signatures.len() > 0 {
  v(6mm)
  grid(
    columns: (1fr,) * calc.min(d.signatures.len(), 3), column-gutter: 8mm, row-gutter: 6mm,
    ..d.signatures.map(it => block(breakable: false, width: 100%, inset: (top: 3mm), stroke: (top: 0.8pt + act))[
      #text(size: 8.5pt, fill: soft, it.party) \
      #text(weight: 600, isolated(it.name)) \
      #text(size: 8.5pt, isolated(it.signed))
    ]),
  )
}
#if d.notes.len() > 0 {
  v(6mm)
  set text(size: 8pt, fill: soft)
  for note in d.notes { par(note) }
}
`}`;
