import { type AuthContext, authMachine, type Credentials } from '../../src/machines/auth-machine.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

export const usr = 'noor@example.com';
export const signIn = { type: 'auth.signIn', usr, password: 'a long password' } as const;

export const nobody: AuthContext = {
  token: '',
  loading: 'idle',
  error: null,
  apiError: null,
  isLoggedIn: false,
  usr: '',
  owner: '',
  hasExpired: false,
};
export const noor: AuthContext = {
  ...nobody,
  token: 'T1',
  loading: 'succeeded',
  isLoggedIn: true,
  usr,
  owner: usr,
};

/** The auth machine with a service that waits, and the deeds it did in the world outside. */
export function startAuth({ isLoggedIn = false } = {}) {
  const deeds: string[] = [];
  const service = fakeService<{ access_token: string | null }, Credentials>();
  const machine = authMachine.provide({
    actors: { signIn: service.logic },
    actions: { raiseFlag: () => deeds.push('raise the flag'), lowerFlag: () => deeds.push('lower the flag') },
  });
  return { auth: drive(machine, { isLoggedIn }), service, deeds };
}

/** The same with Noor signed in, and what led there forgotten. */
export async function startSignedIn() {
  const started = startAuth();
  started.auth.send(signIn);
  await started.service.last.answers({ access_token: 'T1' });
  started.deeds.length = 0;
  started.auth.told.length = 0;
  return started;
}
