import { expect, it } from 'vitest';
import { languageOf, session } from '../../src/machines/session.ts';
import { noor, startReady } from './start-app.ts';

it('has the language and the token of the running app', async () => {
  const { app } = await startReady();
  const { system } = app.child('auth');
  expect(session(system)).toEqual({ language: 'en', token: '', isSessionReplaced: expect.any(Function) });
  app.child('auth').send({ type: 'session.open', token: 'T1', usr: noor.usr });
  app.child('language').send({ type: 'language.toggle' });
  expect(session(system)).toEqual({ language: 'ar', token: 'T1', isSessionReplaced: expect.any(Function) });
  expect(languageOf(system)).toBe('ar');
});

it('has been replaced once another one is open, and not while nobody is logged in', async () => {
  const { app } = await startReady();
  const auth = app.child('auth');
  auth.send({ type: 'session.open', token: 'T1', usr: noor.usr });
  const { isSessionReplaced } = session(auth.system);
  expect(isSessionReplaced()).toBe(false);
  app.send({ type: 'session.expired' });
  expect(isSessionReplaced()).toBe(false);
  auth.send({ type: 'session.open', token: 'T2', usr: noor.usr });
  expect(isSessionReplaced()).toBe(true);
});
