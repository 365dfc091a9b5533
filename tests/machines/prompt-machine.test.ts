import { describe, expect, it, vi } from 'vitest';
import { type PromptContext, promptMachine, type Subscription } from '../../src/machines/prompt-machine.ts';
import { type ApiError, CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const empty: PromptContext = { usr: '', validationError: null, apiError: null };
const typed: PromptContext = { ...empty, usr: 'noor@example.com' };
const refusedError: ApiError = {
  kind: 'refused',
  status: null,
  message: 'An error occurred',
  fields: {},
  retryAt: null,
  reference: null,
};

const open = { type: 'prompt.open' } as const;
const later = { type: 'prompt.later' } as const;
const next = { type: 'prompt.next' } as const;
const type = (usr: string) => ({ type: 'prompt.type', usr }) as const;

function start() {
  const logException = vi.fn();
  const service = fakeService<Subscription, { usr: string }>();
  const prompt = drive(
    promptMachine.provide({
      actors: { subscribe: service.logic },
      actions: { logException: ({ event }) => logException('error' in event ? event.error : event) },
    }),
  );
  return { prompt, service, logException };
}

function startSubmitting() {
  const started = start();
  started.prompt.send(open, later, type('noor@example.com'), next).isIn('submitting', typed);
  return started;
}

describe('when another person may use the page', () => {
  it('the form is closed and empty, and an address that is being sent is not waited for', async () => {
    const { prompt, service } = startSubmitting();
    prompt.send({ type: 'draft.clear' }).isIn('closed', empty);
    await service.last.answers({ msg: 'success', data: 'Subscriber Added' });
    prompt.isIn('closed', empty);
    expect(prompt.emitted).toEqual([]);
  });
});

describe('the sign-up prompt', () => {
  it('is closed at first', () => {
    start().prompt.isIn('closed', empty);
  });

  it('opens on the start modal, which Start closes', () => {
    start().prompt.send(open).isIn('start', empty).send({ type: 'prompt.start' }).isIn('closed', empty);
  });

  it('shows the subscribe modal when Later is pressed', () => {
    start().prompt.send(open, later).isIn('subscribe', empty);
  });

  it('opens on the subscribe modal on request', () => {
    start().prompt.send({ type: 'prompt.subscribe' }).isIn('subscribe', empty);
  });

  it.each([
    ['prompt.cancel', 'start', [open]],
    ['prompt.close', 'start', [open]],
    ['prompt.cancel', 'subscribe', [open, later]],
    ['prompt.close', 'subscribe', [open, later]],
  ] as const)('is hidden by %s from %s', (type, state, path) => {
    start()
      .prompt.send(...path)
      .isIn(state)
      .send({ type })
      .isIn('closed', empty);
  });

  it('keeps the typed address and clears its validation error when it is hidden', () => {
    const { prompt } = start();
    prompt
      .send(open, later, type('noor@'), next)
      .isIn('subscribe', { ...empty, usr: 'noor@', validationError: 'invalidEmail' });
    prompt.send({ type: 'prompt.cancel' }).isIn('closed', { ...empty, usr: 'noor@' });
    prompt.send(open, later).isIn('subscribe', { ...empty, usr: 'noor@' });
  });
});

describe('the address', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['noor', 'invalidEmail'],
    ['noor@example', 'invalidEmail'],
    ['noor @example.com', 'invalidEmail'],
    [`${'n'.repeat(140)}@example.com`, 'tooLong'],
  ] as const)('"%s" is not sent: %s', (usr, validationError) => {
    const { prompt, service } = start();
    prompt.send(open, later, type(usr), next).isIn('subscribe', { usr, validationError, apiError: null });
    expect(service.calls).toHaveLength(0);
  });

  it('clears the validation error when it is changed', () => {
    start()
      .prompt.send(open, later, next, type('n'))
      .isIn('subscribe', { ...empty, usr: 'n' });
  });

  it('is sent without the blanks around it', () => {
    const { prompt, service } = start();
    prompt.send(open, later, type(' noor@example.com '), next).isIn('submitting');
    expect(service.last.input).toEqual({ usr: 'noor@example.com' });
  });
});

describe('subscribing', () => {
  it('sends one request when Next is pressed twice in one task', () => {
    const { prompt, service } = start();
    prompt.send(open, later, type('noor@example.com'), next, next).isIn('submitting', typed);
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    ['Subscriber Added', 'toast_added_subscribe_success'],
    ['Already subscribed', 'toast_already_subscribe_success'],
    [undefined, 'toast_already_subscribe_success'],
  ] as const)('closes, clears the form and shows a toast for 3 s after success with %s', async (data, message) => {
    const { prompt, service, logException } = startSubmitting();
    await service.last.answers({ msg: 'success', data });
    prompt.isIn('closed', empty);
    expect(prompt.emitted).toEqual([{ type: 'toast.shown', message, duration: 3_000 }]);
    expect(logException).not.toHaveBeenCalled();
  });

  it.each(['error', '', 'Success!'])(
    'shows the error in the form, without a toast, after the response "%s"',
    async (msg) => {
      const { prompt, service, logException } = startSubmitting();
      await service.last.answers({ msg, data: 'Subscriber Added' });
      prompt.isIn('subscribe', { ...typed, apiError: refusedError });
      expect(prompt.emitted).toEqual([]);
      expect(logException).not.toHaveBeenCalled();
    },
  );

  it('logs a failure and shows it in the form, without a toast', async () => {
    const { prompt, service, logException } = startSubmitting();
    const error = new CallError({ kind: 'timedOut', message: 'Request timed out' });
    await service.last.fails(error);
    prompt.isIn('subscribe', { ...typed, apiError: error.apiError });
    expect(prompt.emitted).toEqual([]);
    expect(logException.mock.calls).toEqual([[error]]);
  });

  it('can be tried again after a failure, which is cleared meanwhile', async () => {
    const { prompt, service } = startSubmitting();
    await service.last.fails(new Error('no'));
    prompt.send(next).isIn('submitting', typed);
    await service.last.answers({ msg: 'success', data: 'Subscriber Added' });
    prompt.isIn('closed', empty);
    expect(service.calls).toHaveLength(2);
  });

  it.each(['prompt.cancel', 'prompt.close'] as const)(
    'is aborted by %s, and its late response is ignored',
    async (type) => {
      const { prompt, service } = startSubmitting();
      prompt.send({ type }).isIn('closed', typed);
      expect(service.last.signal.aborted).toBe(true);
      await service.last.answers({ msg: 'success', data: 'Subscriber Added' });
      prompt.isIn('closed', typed);
      expect(prompt.emitted).toEqual([]);
    },
  );

  it('ignores typing while it runs', () => {
    startSubmitting().prompt.send(type('other@example.com')).isIn('submitting', typed);
  });
});
