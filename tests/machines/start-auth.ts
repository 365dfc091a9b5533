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
  endedBy: null,
  formerOwner: '',
};
export const noor: AuthContext = {
  ...nobody,
  token: 'T1',
  loading: 'succeeded',
  isLoggedIn: true,
  usr,
  owner: usr,
};

/** Starts the auth machine over a service that the test answers; `effects` lists its side effects in order. */
export function startAuth({ isLoggedIn = false } = {}) {
  const effects: string[] = [];
  const service = fakeService<{ access_token: string | null }, Credentials>();
  const machine = authMachine.provide({
    actors: { signIn: service.logic },
    actions: { raiseFlag: () => effects.push('raise the flag'), lowerFlag: () => effects.push('lower the flag') },
  });
  return { auth: drive(machine, { isLoggedIn }), service, effects };
}

/** Starts the auth machine, signs Noor in and clears the recorded effects. */
export async function startSignedIn() {
  const started = startAuth();
  started.auth.send(signIn);
  await started.service.last.answers({ access_token: 'T1' });
  started.effects.length = 0;
  started.auth.sentToParent.length = 0;
  return started;
}
