/** What the flows of this machine do not have: text around an address. */
import { expect, it } from 'vitest';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

it('sends an address without the spaces around it, and leaves what was typed', async () => {
  const service = fakeService<{ inbox_url: string | null }, { usr: string }>();
  const reset = drive(passwordResetMachine.provide({ actors: { requestReset: service.logic } }));
  const typed = ' noor@example.com\u00a0';
  reset.send({ type: 'reset.type', usr: typed }, { type: 'reset.send', now: 0 });
  expect(service.last.input).toEqual({ usr: 'noor@example.com' });
  await service.last.answers({ inbox_url: null });
  expect(reset.context).toMatchObject({ usr: typed, validationError: null });
});
