/** What is done to the rows of the sign-up draft, and to what was found wrong with them. */
import { plainLine, plainText } from '../services/contract/plain-text.ts';
import { type DetailType, emptyRows, type RowList, type SignUpDraft } from '../services/contract/sign-up.ts';
import { type Edit, mended, type SignUpContext } from './sign-up-context.ts';

interface RowPlace {
  readonly list: RowList;
  readonly at: number;
}

type RowChange = {
  [L in RowList]: { readonly list: L; readonly at: number; readonly key: keyof SignUpDraft[L][number] };
}[RowList] & { readonly value: string };

export type RowEvent =
  | { type: 'row.add'; list: RowList }
  | ({ type: 'row.change' } & RowChange)
  | ({ type: 'row.remove' } & RowPlace)
  /** Puts the row at another place; those between make room. */
  | ({ type: 'row.move'; to: number } & RowPlace)
  | { type: 'detail.choose'; detailType: DetailType; values: readonly string[] }
  /** What is said of one choice, such as the level of a language. */
  | { type: 'detail.note'; detailType: DetailType; value: string; note: string };

export function withRowEdited(context: SignUpContext, event: RowEvent): Edit {
  switch (event.type) {
    case 'row.add':
      return withRows(context, event.list, [...context.draft[event.list], emptyRows[event.list]]);
    case 'row.change':
      return withRowChanged(context, event);
    case 'row.remove':
      return withoutRow(context, event);
    case 'row.move':
      return withRowMoved(context, event);
    case 'detail.choose':
      return withDetails(context, event.detailType, event.values);
    case 'detail.note':
      return withNote(context, event);
    default:
      return event satisfies never;
  }
}

const withRows = ({ draft }: SignUpContext, list: RowList, rows: readonly unknown[]): Edit => ({
  draft: { ...draft, [list]: rows },
});

function withRowChanged(context: SignUpContext, { list, at, key, value }: RowChange): Edit {
  const said = key === 'description' ? plainText(value) : plainLine(value);
  const rows = context.draft[list].map((row, place) => (place === at ? { ...row, [key]: said } : row));
  return { ...withRows(context, list, rows), ...mended(context, `${list}.${at}.${key}`) };
}

/** Takes a row out; what was said of the rows after it moves with them. */
function withoutRow(context: SignUpContext, { list, at }: RowPlace): Edit {
  const rows = context.draft[list].filter((_, place) => place !== at);
  const placeOf = (place: number) => (place === at ? null : place > at ? place - 1 : place);
  return { ...withRows(context, list, rows), ...relaid(context, list, placeOf) };
}

function withRowMoved(context: SignUpContext, { list, at, to }: RowPlace & { to: number }): Edit {
  const rows: unknown[] = [...context.draft[list]];
  if (to < 0 || to >= rows.length) return {};
  rows.splice(to, 0, ...rows.splice(at, 1));
  return { ...withRows(context, list, rows), ...relaid(context, list, (place) => placeAfterMove(place, at, to)) };
}

/** Where the row of a place stands once the row at `from` has been put at `to`. */
export function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
}

/** Chooses these values, and no others, of one kind; what was said of those that stay, stays. */
function withDetails(context: SignUpContext, type: DetailType, values: readonly string[]): Edit {
  const { candidate_details } = context.draft;
  const held = candidate_details.filter(({ detail_type }) => detail_type === type);
  const others = candidate_details.filter(({ detail_type }) => detail_type !== type);
  const chosen = values.map(
    (value) => held.find((detail) => detail.value === value) ?? { detail_type: type, value, note: '' },
  );
  const draft = { ...context.draft, candidate_details: [...others, ...chosen] };
  return { draft, ...mended(context, 'candidate_details') };
}

type Note = Omit<Extract<RowEvent, { type: 'detail.note' }>, 'type'>;

function withNote(context: SignUpContext, { detailType, value, note }: Note): Edit {
  const at = context.draft.candidate_details.findIndex(
    (detail) => detail.detail_type === detailType && detail.value === value,
  );
  const candidate_details = context.draft.candidate_details.map((detail, place) =>
    place === at ? { ...detail, note } : detail,
  );
  return { draft: { ...context.draft, candidate_details }, ...mended(context, `candidate_details.${at}.note`) };
}

function relaid({ refusals, apiError }: SignUpContext, list: RowList, placeOf: (place: number) => number | null): Edit {
  const moved = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const [field, at, ...rest] = key.split('.');
        if (field !== list || at === undefined) return [[key, value]];
        const place = placeOf(Number(at));
        return place === null ? [] : [[[field, place, ...rest].join('.'), value]];
      }),
    );
  return { refusals: moved(refusals), apiError: apiError && { ...apiError, fields: moved(apiError.fields) } };
}
