import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, test } from 'vitest';
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
