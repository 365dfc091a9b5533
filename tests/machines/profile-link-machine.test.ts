import { expect, it } from 'vitest';
import { type ProfileLink, profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const noLink: ProfileLink = { token: null, created_on: null };
const link: ProfileLink = { token: 'T1', created_on: '2026-03-05 09:30:00' };
const create = { type: 'link.create' } as const;

it('is created under one id until there is a link, and the next link under another', async () => {
  const [getLink, createLink] = [
    fakeService<ProfileLink, unknown>(),
    fakeService<ProfileLink, { submission: string }>(),
  ];
  const revokeLink = fakeService<ProfileLink, { token: string }>();
  const machine = drive(
    profileLinkMachine.provide({
      actors: { getLink: getLink.logic, createLink: createLink.logic, revokeLink: revokeLink.logic },
    }),
  );
  machine.send({ type: 'link.load' });
  await getLink.last.answers(noLink);
  machine.send(create);
  await createLink.last.fails(new CallError({ kind: 'server' }));
  machine.isIn('none').send(create);
  await createLink.last.answers(link);
  machine.isIn({ shared: 'idle' }).send({ type: 'link.revoke' }, { type: 'link.confirm' });
  expect(revokeLink.last.input).toEqual({ token: 'T1' });
  await revokeLink.last.answers(noLink);
  machine.isIn('none').send(create);
  const [first, again, next] = createLink.calls.map(({ input }) => input.submission);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again === first, next === first]).toEqual([true, false]);
});
