import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractRow } from '../../src/services/contract/records/contract.ts';
import { needsOf } from '../../src/services/contract/rules/overview-rules.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { useList } from '../../src/ui/list/use-list.ts';
import { paths } from '../../src/ui/paths.ts';
import { Link, Route } from '../../src/ui/router.tsx';
import { MenuCount } from '../../src/ui/shell/menu-count.tsx';
import { show } from './support/show.tsx';

function Contracts() {
  useList('contractList');
  return <Link to={paths.contract('CON-1')}>Audit</Link>;
}

test.each(['en', 'ar'] as const)('follows an act on the page of a contract, in %s', async (language) => {
  let next_action = 'Sign';
  const { app, person, t } = await show({
    page: (
      <>
        <MenuCount path={paths.contracts} />
        <Route path={paths.contracts}>
          <Contracts />
        </Route>
      </>
    ),
    path: paths.contracts,
    language,
    answers: { contractList: () => [{ name: 'CON-1', title: 'Audit', next_action }] },
  });
  const count = await screen.findByText(t('count_contracts', { count: 1 }));
  await person.click(screen.getByRole('link', { name: 'Audit' }));
  expect(count).toBeInTheDocument();
  next_action = 'Wait';
  app.send({ type: 'contract.changed' });
  await waitForElementToBeRemoved(count);
});

test('counts the contracts that the overview lists, and no delivery that is due later than in two weeks', async () => {
  const delivery = (name: string, next_milestone_due: string | null, next_milestone_status = 'In Progress') => ({
    name,
    title: name,
    next_action: 'Deliver',
    next_milestone_due,
    next_milestone_status,
  });
  const contracts = [
    { name: 'CON-1', title: 'Audit', next_action: 'Sign' },
    delivery('CON-2', '2020-01-01'),
    delivery('CON-3', null),
    delivery('CON-4', '2099-12-31'),
    delivery('CON-5', '2099-12-31', 'Changes Requested'),
  ];
  const { app, t } = await show({
    page: <MenuCount path={paths.contracts} />,
    answers: { contractList: () => contracts },
  });
  act(() => actorOf(app, 'contractList').send({ type: 'list.open' }));
  const records = {
    contracts: contracts.map((row) => contractRow.create(row)),
    requests: [],
    invoices: [],
    drafts: [],
  };
  expect(needsOf(records, Date.now()).map(({ name }) => name)).toEqual(['CON-2', 'CON-1', 'CON-3', 'CON-5']);
  expect(await screen.findByText(t('count_contracts', { count: 4 }))).toBeInTheDocument();
});

test.each([
  [paths.jobRequests, 'count_requests'],
  [paths.contracts, 'count_contracts'],
  [paths.invoices, 'count_invoices'],
] as const)('is read after the name of %s, in its own words', async (path, message) => {
  const { app, t } = await show({
    page: (
      <Link to={path}>
        Name <MenuCount path={path} />
      </Link>
    ),
    answers: {
      jobRequests: () => [{ name: 'RFQ-1', job_title: 'Audit', status: 'Open', my_status: 'None', can_respond: 1 }],
      contractList: () => [{ name: 'CON-1', title: 'Audit', next_action: 'Sign' }],
      invoices: () => [
        { name: 'SINV-1', title: 'Audit', status: 'Overdue', due_date: '2020-01-01', outstanding_amount: 1 },
      ],
    },
  });
  for (const key of ['jobRequests', 'contractList', 'invoices'] as const)
    act(() => actorOf(app, key).send({ type: 'list.open' }));
  expect(await screen.findByRole('link', { name: `Name ${t(message, { count: 1 })}` })).toBeVisible();
});
