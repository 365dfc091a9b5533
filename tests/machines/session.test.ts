import { expect, it } from 'vitest';
import { languageOf, session } from '../../src/machines/session.ts';
import { durations } from '../../src/machines/toast.ts';
import { noor, startReady } from './start-app.ts';

it('has the language and the token of the running app', async () => {
  const { app } = await startReady();
  const { system } = app.child('auth');
  expect(session(system)).toEqual({ language: 'en', token: '' });
  app.child('auth').send({ type: 'session.open', token: 'T1', usr: noor.usr });
  app.child('language').send({ type: 'language.toggle' });
  expect(session(system)).toEqual({ language: 'ar', token: 'T1' });
  expect(languageOf(system)).toBe('ar');
});

it('toasts are shown as long as the specification says, and notices for six seconds', () => {
  expect(durations).toEqual({ subscribe: 3_000, logout: 500, notice: 6_000 });
});
