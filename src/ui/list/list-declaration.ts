/** A list page as data: its messages, columns, filters and orders. */
import type { ReactNode } from 'react';
import type { Format } from '../format.ts';
import type { Option } from '../kit/field.tsx';
import type { Column } from '../kit/table.tsx';
import type { MessageId, Translate } from '../messages.tsx';
import { optionsIn } from './list-query.ts';

/** `SearchExtra` has what only the search and the filters need; it may arrive after the rows are shown. */
export interface ListDeclaration<Row, Extra = object, SearchExtra = Extra> {
  readonly messages: ListMessages;
  /** The number of rows in the skeleton. */
  readonly skeletonRows: number;
  /** The first column names the row. */
  readonly columns: readonly DeclaredColumn<Row, Extra>[];
  /** Parts of the list, as tabs above it; the first is the default. Without any, the list is one part. */
  readonly views?: readonly DeclaredView<Row, Extra>[];
  readonly filters: readonly DeclaredFilter<Row, SearchExtra>[];
  /** The first is the default. */
  readonly orders: readonly DeclaredOrder<Row, Extra>[];
  /** The texts of a row that are searched. */
  searchText(row: Row, environment: Environment<SearchExtra>): readonly (string | null | undefined)[];
}

export interface ListMessages {
  readonly title: MessageId;
  /** One line under the title. */
  readonly context: MessageId;
  /** Labels the search field. */
  readonly search: MessageId;
  /** The heading of the rows, on a page with other content. */
  readonly heading?: MessageId;
  readonly empty: { readonly title: MessageId; readonly why: MessageId; readonly link: MessageId; readonly to: string };
}

/** The values with which cells and labels are formatted; `Extra` has those that only one list needs. */
export type Environment<Extra> = Extra & { readonly t: Translate; readonly format: Format };

interface DeclaredColumn<Row, Extra> {
  readonly id: string;
  readonly header: MessageId;
  /** The width of the column relative to the other shares. */
  readonly share: number;
  readonly isNumeric?: boolean;
  /** Hidden in a table that is narrower than 992 px; shown in a card. */
  readonly isWideOnly?: boolean;
  /** Its place in a card of two or three lines, without its header. */
  readonly inCard?: Column<Row>['inCard'];
  cell(row: Row, environment: Environment<Extra>): ReactNode;
}

interface DeclaredView<Row, Extra> {
  /** Its value in the URL. */
  readonly value: string;
  readonly label: MessageId;
  /** The order in which it is shown first, if not the first of `orders`. */
  readonly order?: string;
  matches(row: Row, environment: Environment<Extra>): boolean;
}

export interface DeclaredFilter<Row, Extra> {
  /** The name of its URL parameter. */
  readonly param: string;
  readonly label: MessageId;
  /** Shown in the bar where there is room; other filters are only in the sheet. */
  readonly isInBar?: boolean;
  /** Whether the server translates the values. The URL then has the name of a row with the chosen one. */
  readonly isTranslated?: boolean;
  options(rows: readonly Row[], environment: Environment<Extra>): readonly Option[];
  matches(row: Row, value: string, environment: Environment<Extra>): boolean;
}

interface DeclaredOrder<Row, Extra> {
  /** Its value in the URL. */
  readonly value: string;
  readonly label: MessageId;
  /** Returns the comparison for one render. */
  compareIn(environment: Environment<Extra>): (a: Row, b: Row) => number;
}

interface ValueFilter<Row, Extra>
  extends Pick<DeclaredFilter<Row, Extra>, 'param' | 'label' | 'isInBar' | 'isTranslated'> {
  valueIn(row: Row): string | null;
  /** Without it, a value is its own label. */
  labelOf?(value: string, environment: Environment<Extra>): string | null;
}

/** Creates a filter with one option for each value in the rows. */
export const valueFilter = <Row, Extra>(filter: ValueFilter<Row, Extra>): DeclaredFilter<Row, Extra> => ({
  ...filter,
  options: (rows, environment) =>
    optionsIn(rows, filter.valueIn, (value) => filter.labelOf?.(value, environment) ?? value),
  matches: (row, value) => filter.valueIn(row) === value,
});
