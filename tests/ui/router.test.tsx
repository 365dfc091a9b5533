/** Tests of the router. Long because of the ways in which an address can be written and changed. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  Link,
  NavLink,
  Redirect,
  Route,
  Router,
  Switch,
  useHash,
  useNavigate,
  useNavigationKey,
  useParam,
  usePassedState,
  usePathAndQuery,
  useSearchParams,
} from '../../src/ui/router.tsx';

/** Everything that a page can read of its address. */
function Address() {
  const [search] = useSearchParams();
  const read = {
    name: useParam('name'),
    address: usePathAndQuery(),
    q: search.get('q'),
    hash: useHash(),
    state: usePassedState(),
  };
  return <output>{JSON.stringify(read)}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

function open(address: string, page: React.ReactNode = null, state: unknown = null) {
  history.pushState(state, '', address);
  render(
    <Router>
      {page}
      <Switch>
        <Route path="/records">
          <Address />
        </Route>
        <Route path="/records/:name">
          <Address />
        </Route>
        <Route path="/moved">
          <Redirect to="/records/new" />
        </Route>
        <Route>
          <p>No such page</p>
        </Route>
      </Switch>
    </Router>,
  );
  return userEvent.setup();
}

test.each(['RFQ-1', 'a/b', '100%', 'a%2Fb', '%41', 'طلب ١', 'a#b?c', '"\'&+'])(
  'decodes the parameter %j once',
  (name) => {
    open(`/records/${encodeURIComponent(name)}`);
    expect(shown()).toMatchObject({ name, address: `/records/${encodeURIComponent(name)}` });
  },
);

test.each(['/records/%E0%A4%A', '/records/50%'])(
  'shows a parameter that is not encoded correctly as it is, %s',
  (path) => {
    open(path);
    expect(shown().name).toBe(path.slice('/records/'.length));
  },
);

test.each(['a/b', '100%', '%41', 'طلب ١', 'a&b=c#d', '1+1'])('decodes %j in the query once', (q) => {
  open(`/records?${new URLSearchParams({ q })}`);
  expect(shown()).toMatchObject({ q, name: '' });
});

test.each([
  ['/records', true],
  ['/RECORDS/', true],
  ['/records/a/b', false],
  ['/record', false],
])('opens %s: %s', (path, isFound) => {
  open(path);
  expect(screen.queryByText('No such page') === null).toBe(isFound);
});

test('passes state on in the history, which Back and Forward restore', async () => {
  const person = open(
    '/records',
    <Link to="/records/x" state={{ usr: 'noura@example.com' }}>
      Next
    </Link>,
  );
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(shown()).toMatchObject({ name: 'x', state: { usr: 'noura@example.com' } });
  history.back();
  await waitFor(() => expect(shown().state).toBeNull());
  history.forward();
  await waitFor(() => expect(shown().state).toEqual({ usr: 'noura@example.com' }));
});

test('ignores state of another version', () => {
  open('/records', null, { usr: { usr: 'noura@example.com' }, key: 'k', idx: 3 });
  expect(shown().state).toBeNull();
});

test('adds no entry to the history for a link to the address on screen', async () => {
  const person = open('/records?q=a', <Link to="/records?q=a">Here</Link>);
  const before = history.length;
  await person.click(screen.getByRole('link', { name: 'Here' }));
  expect(history.length).toBe(before);
});

test('changes the navigation key with every navigation, even to the address on screen', async () => {
  function Menu() {
    const key = useNavigationKey();
    const [openedAt, setOpenedAt] = useState<unknown>();
    return (
      <button type="button" aria-expanded={openedAt === key} onClick={() => setOpenedAt(key)}>
        Menu
      </button>
    );
  }
  const person = open('/records', [
    <Menu key="menu" />,
    <Link key="link" to="/records">
      Here
    </Link>,
  ]);
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await person.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await person.click(screen.getByRole('link', { name: 'Here' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
  const person = open('/records', <Link to="/records/x">Next</Link>);
  await person.keyboard(`{${key}>}`);
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(shown().address).toBe('/records');
});

test('does not navigate when a handler prevents the click', async () => {
  const person = open(
    '/records',
    <Link to="/records/x" onClick={(event) => event.preventDefault()}>
      Next
    </Link>,
  );
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(shown().address).toBe('/records');
});

test.each([
  ['/records', 'page'],
  ['/records/a', 'page'],
  ['/records?q=1', 'page'],
  ['/records-of-mine', null],
])('marks the link to /records at %s: %s', (address, current) => {
  open(address, <NavLink to="/records">Records</NavLink>);
  expect(screen.getByRole('link', { name: 'Records' }).getAttribute('aria-current')).toBe(current);
});

test('replaces the entry of a redirect', async () => {
  const person = open('/records', <Link to="/moved">Moved</Link>);
  await person.click(screen.getByRole('link', { name: 'Moved' }));
  expect(shown().name).toBe('new');
  history.back();
  await waitFor(() => expect(shown().address).toBe('/records'));
});

test('applies several changes of the query in turn, and removes an empty query', async () => {
  function Controls() {
    const [, setSearch] = useSearchParams();
    const add = (name: string) => setSearch((old) => [...old, [name, '%']], { replace: true });
    return (
      <>
        <button type="button" onClick={() => ['a', 'b'].forEach(add)}>
          Both
        </button>
        <button type="button" onClick={() => setSearch({})}>
          None
        </button>
      </>
    );
  }
  const person = open('/records/a%2Fb', <Controls />);
  await person.click(screen.getByRole('button', { name: 'Both' }));
  expect(shown()).toMatchObject({ name: 'a/b', address: '/records/a%2Fb?a=%25&b=%25' });
  await person.click(screen.getByRole('button', { name: 'None' }));
  expect(shown().address).toBe('/records/a%2Fb');
});

test('removes the fragment when the address is replaced without it', async () => {
  function Removal() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate('/records', { replace: true })}>
        Remove
      </button>
    );
  }
  const person = open('/records#token=secret', <Removal />);
  expect(shown().hash).toBe('#token=secret');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(shown().hash).toBe('');
  expect(location.href).not.toContain('secret');
});
