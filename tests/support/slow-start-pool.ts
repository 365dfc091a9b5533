/**
 * The processes in which Vitest runs tests, with as much time to start as they need. Vitest gives each one a minute (in
 * 4.1.12 and in 5.1.2), which is too short beside other programs: it then rejects one file, starts the same process a
 * second time, receives its results twice, and ends with “Worker exited unexpectedly”. Here the start is confirmed at
 * once, and what the process is to run is held until it has started.
 */
import { ForksPoolWorker, type PoolOptions, type WorkerRequest } from 'vitest/node';

type Listener = (message: unknown) => void;

/** A reply of a process, as Vitest expects it. */
interface Reply {
  readonly __vitest_worker_response__: true;
  readonly type: 'started' | 'testfileFinished';
  /** Serialised. */
  readonly error?: unknown;
}

const confirmation: Reply = { __vitest_worker_response__: true, type: 'started' };

class SlowStartFork extends ForksPoolWorker {
  override readonly name = 'slowStartPool';
  private readonly listeners = new Set<Listener>();
  private held: WorkerRequest[] = [];
  private isStarted = false;
  /** The reply to each file of a process that could not start. */
  private failure: Reply | undefined;

  override on(event: string, callback: Listener): void {
    if (event === 'message') this.listeners.add(callback);
    super.on(event, callback);
  }

  /** A reply to a call of the process is sent at once, because its start can wait for one. */
  override send(message: WorkerRequest): void {
    if (typeOf(message) === 'start') {
      super.send(message);
      this.deliver(confirmation);
    } else if (this.isStarted || typeOf(message) === undefined) this.request(message);
    else this.held.push(message);
  }

  /** Is given each message of the process, and what `send` delivers itself. */
  override deserialize(data: unknown): unknown {
    if (data === confirmation || !isStart(data)) return data;
    this.isStarted = true;
    if (data.error !== undefined) this.failure = { ...data, type: 'testfileFinished' };
    for (const message of this.held.splice(0)) this.request(message);
    return data;
  }

  private request(message: WorkerRequest): void {
    const isRun = typeOf(message) === 'run' || typeOf(message) === 'collect';
    if (isRun && this.failure !== undefined) this.deliver(this.failure);
    else super.send(message);
  }

  private deliver(reply: Reply): void {
    for (const listener of this.listeners) listener(reply);
  }
}

/** For the option `pool` of Vitest. */
export const slowStartPool = {
  name: 'slowStartPool',
  createPoolWorker: (options: PoolOptions) => new SlowStartFork(options),
};

/** `undefined` for the reply to a call of the process, which Vitest sends the same way. */
function typeOf(message: WorkerRequest): WorkerRequest['type'] | undefined {
  return message.__vitest_worker_request__ ? message.type : undefined;
}

function isStart(data: unknown): data is Reply {
  return (
    typeof data === 'object' &&
    data !== null &&
    '__vitest_worker_response__' in data &&
    'type' in data &&
    data.type === 'started'
  );
}
