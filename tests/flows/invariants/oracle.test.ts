/** The oracle finds each kind of violation, and every machine has invariants. */
import '../fixed.ts';
import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { authMachine } from '../../../src/machines/auth-machine.ts';
import { flows } from '../flows.ts';
import { type MachineName, machines } from '../machines.ts';
import { startMachine } from '../replay.ts';
import { amountsAddUp } from './amounts.ts';
import { isNoShorter } from './moment.ts';
import { invariantsOf, Oracle, type Violation } from './oracle.ts';
import { SecretSearch } from './secrets.ts';

it.each(Object.keys(machines) as MachineName[])('%s has invariants', (name) => {
  expect(Object.keys(invariantsOf(name)).length).toBeGreaterThan(0);
});

it('a machine without invariants fails by its name', () => {
  expect(() => invariantsOf('another' as MachineName)).toThrow('The machine another has no invariants');
});

/** The sentences that an auth machine violates after signing in. */
function violationsOf(machine: typeof authMachine): Violation['sentence'][] {
  const [start] = flows.auth.starts;
  if (!start) throw new Error('A flow has a start');
  const oracle = new Oracle('auth');
  const running = startMachine(machine, start);
  oracle.violationsAt(running.moment());
  running.perform({ type: 'auth.signIn', usr: 'noor@example.com', password: 'Ten letters or more' });
  const found = oracle.violationsAt(running.moment());
  running.perform({ type: 'xstate.done.actor.signIn', output: { access_token: 'T1' } });
  return [...found, ...oracle.violationsAt(running.moment())];
}

it('finds nothing in the machine as it is', () => {
  expect(violationsOf(authMachine)).toEqual([]);
});

it('finds a password that a context holds', () => {
  const machine = authMachine.provide({
    actions: { startSigningIn: assign({ loading: 'pending', usr: 'Ten letters or more' }) as never },
  });
  expect(violationsOf(machine)).toContain('no context holds a password');
});

it('finds a token without a session, and a slice that cannot be restored', () => {
  const machine = authMachine.provide({ actions: { storeToken: assign({ loading: 'succeeded' }) as never } });
  expect(violationsOf(machine)).toEqual(
    expect.arrayContaining(['a token exists exactly in succeeded', 'a state that is stored can be restored']),
  );
});

it('finds a flag that is not raised', () => {
  const machine = authMachine.provide({ actions: { raiseFlag: () => undefined } });
  expect(violationsOf(machine)).toEqual(['the flag is raised and lowered as `isLoggedIn` changes']);
});

it('finds a busy state in which nothing runs', () => {
  const idle = setup({}).createMachine({ id: 'auth', initial: 'pending', states: { pending: { tags: 'busy' } } });
  const oracle = new Oracle('auth');
  expect(oracle.violationsAt(startMachine(idle, {}).moment())).toContain(
    'a state that is tagged busy has a service or a timer that runs, or an actor that has to reply',
  );
});

it('finds a file, and whatever is no plain data, in a context', () => {
  const search = new SecretSearch();
  expect(search.findIn({ file: new File(['x'], 'cv.pdf') })).toBe('no context holds a file');
  expect(search.findIn({ rows: [new Uint8Array(2)] })).toBe('no context holds a file');
  expect(search.findIn({ at: new Date(0) })).toBe('a context is plain data');
  expect(search.findIn({ rate: Number.NaN })).toBe('a context is plain data');
  expect(search.findIn({ rows: [{ name: 'N-1', rate: 1, done: true, note: null }] })).toBeNull();
});

it('finds texts that became shorter or were lost', () => {
  expect(isNoShorter({ a: { name: 'Noor' } }, { a: { name: 'Noora' }, b: {} })).toBe(true);
  expect(isNoShorter({ a: { name: 'Noor' } }, { a: { name: 'Noo' } })).toBe(false);
  expect(isNoShorter({ a: { name: 'Noor' } }, {})).toBe(false);
  expect(isNoShorter({ rows: ['one', 'two'] }, { rows: ['one'] })).toBe(false);
});

it('adds up the amounts of contracts and invoices', () => {
  const milestones = [{ amount: 100.1 }, { amount: 200.2 }];
  expect(amountsAddUp([{ contract_value: 300.3, milestones, invoiced_amount: 100, paid_amount: 100 }])).toBe(true);
  expect(amountsAddUp({ contract_value: 300, milestones })).toBe(false);
  expect(amountsAddUp({ contract_value: 300, invoiced_amount: 100, paid_amount: 101 })).toBe(false);
  expect(amountsAddUp({ net_total: 100, total_taxes_and_charges: 15, grand_total: 115, paid_amount: null })).toBe(true);
  expect(amountsAddUp({ net_total: 100, total_taxes_and_charges: 15, grand_total: 114 })).toBe(false);
  const unpaid = { grand_total: 115, paid_amount: 0, outstanding_amount: 0 };
  expect([amountsAddUp({ ...unpaid, status: 'Draft' }), amountsAddUp({ ...unpaid, status: 'Unpaid' })]).toEqual([
    true,
    false,
  ]);
});
