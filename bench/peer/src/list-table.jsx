import { Alert, Spinner, Table } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';

/** All rows of a list, with a message while there are none. `columns` are pairs of a heading and a cell. */
export function ListTable({ list, rows = list.data, columns }) {
  const { t } = useTranslation();
  if (list.error && !list.data) return <Alert variant="danger">{list.error}</Alert>;
  if (!list.data) return <Spinner aria-label={t('loading')} />;
  if (rows.length === 0) return <p>{t('nothing_found')}</p>;
  return (
    <Table striped hover responsive>
      <thead>
        <tr>
          {columns.map(([heading]) => (
            <th key={heading} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            {columns.map(([heading, cell], at) =>
              at === 0 ? (
                <th key={heading} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={heading}>{cell(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
