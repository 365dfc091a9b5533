import { useMemo, useState } from 'react';
import { Badge, Form } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../list-table.jsx';
import { useFormats } from '../use-formats.js';
import { useList } from '../use-list.js';

const statuses = ['Open', 'Shortlisting', 'On Hold', 'Awarded', 'Closed'];

export function JobRequests() {
  const { t } = useTranslation();
  const format = useFormats();
  const list = useList('jobRequests');
  const serviceLineOf = useLabels('serviceLines');
  const industryOf = useLabels('industries');
  useList('regions');
  useList('priceBasis');
  useList('technicalSkills');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const rows = useMemo(() => {
    const words = search.toLowerCase();
    return (list.data ?? []).filter(
      (row) =>
        (status === '' || row.status === status) &&
        [row.job_title, row.client_name, row.name, row.summary].some((text) => text?.toLowerCase().includes(words)),
    );
  }, [list.data, search, status]);
  const columns = [
    ['job_title', ({ job_title }) => job_title],
    ['client', ({ client_name }) => client_name],
    ['service_line', ({ service_line }) => serviceLineOf(service_line)],
    ['industry', ({ industry }) => industryOf(industry)],
    ['budget', ({ currency, budget_min, budget_max }) => format.range(budget_min, budget_max, currency)],
    ['deadline', ({ valid_till }) => format.day(valid_till)],
    ['status', ({ status }) => <Badge bg={status === 'Open' ? 'success' : 'secondary'}>{t(`status_${status}`)}</Badge>],
  ];
  return (
    <>
      <h1>{t('job_request')}</h1>
      <div className="d-flex gap-3 mb-3">
        <Form.Control
          type="search"
          aria-label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Form.Select aria-label={t('status')} value={status} onChange={(event) => setStatus(event.target.value)}>
          <option value="">{t('any')}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {t(`status_${each}`)}
            </option>
          ))}
        </Form.Select>
      </div>
      <p role="status">{t('results', { count: rows.length })}</p>
      <ListTable list={list} rows={rows} columns={columns} />
    </>
  );
}

function useLabels(name) {
  const { data } = useList(name);
  const labels = useMemo(() => new Map((data ?? []).map((row) => [row.name, row.label])), [data]);
  return (key) => labels.get(key) ?? key;
}
