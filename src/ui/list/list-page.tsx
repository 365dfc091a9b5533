import type { ReactNode } from 'react';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { Link } from '../router.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListDeclaration, ListMessages } from './list-declaration.ts';
import { ListFrame, useShownError } from './list-frame.tsx';
import type { Named } from './list-query.ts';
import { NoResults } from './no-results.tsx';
import { ShowMore } from './show-more.tsx';
import { useDeclaredList } from './use-declared-list.ts';
import { useIsCards } from './use-is-cards.ts';
import type { ListView } from './use-list.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useStableRows } from './use-stable-rows.ts';
import { ViewTabs } from './view-tabs.tsx';
import { maxPlainRows, VirtualTable } from './virtual-table.tsx';

interface ListPageProps<Row extends Named, Extra, SearchExtra> {
  declaration: ListDeclaration<Row, Extra, SearchExtra>;
  list: ListView<readonly Row[]>;
  /** The rows to show, if they differ from those of the list. */
  rows?: readonly Row[];
  /** Must be memoised. */
  extra: Extra;
  /** What the search and the filters need; must be memoised. */
  searchExtra: SearchExtra;
  /** Shown between the filters and the rows. */
  notice?: ReactNode;
  /** Shown above the rows and computed from all of them; the rows then have a heading with an action. */
  figures?: Figures<Row>;
  /** Shown below the rows. */
  children?: ReactNode;
}

interface Figures<Row> {
  readonly skeleton: ReactNode;
  draw(rows: readonly Row[]): ReactNode;
  action(rows: readonly Row[]): ReactNode;
}

/** A page of one list: search, filters and order above a table of its rows, in every state that a fetched list has. */
export function ListPage<Row extends Named, Extra, SearchExtra>({
  figures,
  ...props
}: ListPageProps<Row, Extra, SearchExtra>) {
  const t = useMessages();
  const { messages } = props.declaration;
  return (
    <Page>
      <PageTitle page={t(messages.title)} />
      <PageHead title={t(messages.title)} context={t(messages.context)} />
      {figures ? <RowsUnderFigures {...props} figures={figures} /> : <Rows {...props} />}
      {props.children}
    </Page>
  );
}

function Rows<Row extends Named, Extra, SearchExtra>(props: ListPageProps<Row, Extra, SearchExtra>) {
  const { list, notice, declaration } = props;
  const { filterBar, table, skeleton, hasRows, isBusy } = useRows(props);
  return (
    <>
      {/* outside the frame, so that a search or an open sheet stays while the rows load */}
      {(isBusy || hasRows) && filterBar}
      {notice}
      <ListFrame list={list} skeleton={skeleton} empty={<Empty messages={declaration.messages.empty} />}>
        {() => table}
      </ListFrame>
    </>
  );
}

function RowsUnderFigures<Row extends Named, Extra, SearchExtra>(
  props: ListPageProps<Row, Extra, SearchExtra> & { figures: Figures<Row> },
) {
  const t = useMessages();
  const { list, figures, declaration } = props;
  const { messages } = declaration;
  const apiError = useShownError(list);
  const { query, filterBar, table, skeleton, hasRows, isBusy } = useRows(props);
  return (
    <>
      <ListFrame list={list} skeleton={figures.skeleton} empty={<Empty messages={messages.empty} />}>
        {(rows) => figures.draw(rows)}
      </ListFrame>
      {((isBusy && !apiError) || hasRows) && (
        <Section title={messages.heading && t(messages.heading)} action={figures.action(query.rows)}>
          {filterBar}
          {isBusy ? skeleton : table}
        </Section>
      )}
    </>
  );
}

function useRows<Row extends Named, Extra, SearchExtra>({
  declaration,
  list,
  rows,
  extra,
  searchExtra,
}: ListPageProps<Row, Extra, SearchExtra>) {
  const t = useMessages();
  const { columns, spec } = useDeclaredList(declaration, extra, searchExtra);
  // rows that are not shown yet are not searched and ordered either
  const all = useStableRows((list.isLoading ? null : (rows ?? list.data)) ?? noRows);
  const query: ListQuery<Row> = useListQuery(all, spec);
  const isCards = useIsCards();
  const isBusy = list.isLoading;
  // the rows of an earlier page, which are replaced as soon as they are read again
  const isStored = !list.hasFailed && list.readAt !== null && list.readAt < performance.timeOrigin;
  const { title, search } = declaration.messages;
  const shown = useShownRows(query.rows);
  const tableOf = (shown: readonly Row[], skeletonRows?: number) => (
    <VirtualTable
      caption={t(title)}
      columns={columns}
      rows={shown}
      // cards are shown in steps
      isLong={!isCards && all.length > (isStored ? maxStoredRows : maxPlainRows) && shown.length > 0}
      rowKey={nameOf}
      skeletonRows={skeletonRows}
    />
  );
  return {
    query,
    isBusy,
    hasRows: Boolean(list.data?.length),
    filterBar: (
      <>
        {query.views.length > 0 && <ViewTabs label={t(title)} views={query.views} isBusy={isBusy} />}
        <FilterBar query={query} searchLabel={t(search)} isBusy={isBusy} />
      </>
    ),
    table:
      query.rows.length === 0 ? (
        <NoResults query={query} />
      ) : (
        <>
          {tableOf(shown.rows)}
          {shown.more > 0 && <ShowMore shown={shown} />}
        </>
      ),
    skeleton: tableOf([], declaration.skeletonRows),
  };
}

const nameOf = ({ name }: Named): string => name;

/**
 * Of stored rows, more than this many are rendered only near the viewport: the first rows are all that is stored of a
 * long list.
 */
const maxStoredRows = 30;

// a constant, so that memoised values do not change
const noRows: readonly never[] = [];

function Empty({ messages: { title, why, link, to } }: { messages: ListMessages['empty'] }) {
  const t = useMessages();
  return (
    <EmptyState
      title={t(title)}
      action={
        <Link to={to} className={buttonClass('primary')}>
          {t(link)}
        </Link>
      }
    >
      {t(why)}
    </EmptyState>
  );
}
