/** A list page as data: its messages, columns, filters and orders. */
import type { ReactNode } from 'react';
import type { Format } from '../format.ts';
import type { Option } from '../kit/field.tsx';
import type { MessageId, Translate } from '../messages.tsx';
import { optionsIn } from './list-query.ts';

export interface ListDeclaration<Row, Extra = object> {
  readonly messages: ListMessages;
  /** How many rows the skeleton has. */
  readonly skeletonRows: number;
  /** The first column names the row. */
  readonly columns: readonly DeclaredColumn<Row, Extra>[];
  readonly filters: readonly DeclaredFilter<Row, Extra>[];
  /** The first is the order unless another is chosen. */
  readonly orders: readonly DeclaredOrder<Row, Extra>[];
  /** What the search looks through. */
  searchText(row: Row, environment: Environment<Extra>): readonly (string | null | undefined)[];
}

export interface ListMessages {
  readonly title: MessageId;
  /** One line under the title. */
  readonly context: MessageId;
  /** Labels the search field. */
  readonly search: MessageId;
  /** Above the rows, on a page that shows more than them. */
  readonly heading?: MessageId;
  readonly empty: { readonly title: MessageId; readonly why: MessageId; readonly link: MessageId; readonly to: string };
}

/** What cells and labels are written with; `Extra` is what one list needs besides. */
export type Environment<Extra> = Extra & { readonly t: Translate; readonly format: Format };

interface DeclaredColumn<Row, Extra> {
  readonly id: string;
  readonly header: MessageId;
  /** Of the width, of all shares together. */
  readonly share: number;
  readonly isNumeric?: boolean;
  /** Left out of a table that is narrower than 992 px; a card has it. */
  readonly isWideOnly?: boolean;
  cell(row: Row, environment: Environment<Extra>): ReactNode;
}

export interface DeclaredFilter<Row, Extra> {
  /** Its name in the address. */
  readonly param: string;
  readonly label: MessageId;
  /** Shown in the bar where there is room; the others are in the sheet alone. */
  readonly isInBar?: boolean;
  options(rows: readonly Row[], environment: Environment<Extra>): readonly Option[];
  matches(row: Row, value: string, environment: Environment<Extra>): boolean;
}

interface DeclaredOrder<Row, Extra> {
  /** Its value in the address. */
  readonly value: string;
  readonly label: MessageId;
  /** Returns the comparison of one render. */
  compareIn(environment: Environment<Extra>): (a: Row, b: Row) => number;
}

interface ValueFilter<Row, Extra> extends Pick<DeclaredFilter<Row, Extra>, 'param' | 'label' | 'isInBar'> {
  valueIn(row: Row): string | null;
  /** Without it, a value is its own label. */
  labelOf?(value: string, environment: Environment<Extra>): string | null;
}

/** A filter that offers the values which the rows have. */
export const valueFilter = <Row, Extra>(filter: ValueFilter<Row, Extra>): DeclaredFilter<Row, Extra> => ({
  ...filter,
  options: (rows, environment) =>
    optionsIn(rows, filter.valueIn, (value) => filter.labelOf?.(value, environment) ?? value),
  matches: (row, value) => filter.valueIn(row) === value,
});
