import { isObject } from '../../src/services/contract/readers.ts';

/** The parts of a response, of unknown types. */
export interface Read {
  readonly status: number;
  readonly data: unknown;
  readonly message: unknown;
  readonly excType: unknown;
  /** The messages of `_server_messages`. */
  readonly messages: readonly Record<string, unknown>[];
  readonly body: Record<string, unknown>;
}

export async function read(response: Response): Promise<Read> {
  const body: unknown = await response.json();
  if (!isObject(body)) throw new Error('The body is not an object.');
  const { message, exc_type } = body;
  return {
    status: response.status,
    data: isObject(message) ? message.data : undefined,
    message,
    excType: exc_type,
    messages: messagesOf(body._server_messages),
    body,
  };
}

/** The rows of a list. Throws an error with the status when there is no list. */
export async function readRows(response: Response): Promise<Record<string, unknown>[]> {
  const { data, status } = await read(response);
  if (!Array.isArray(data) || !data.every(isObject)) throw new Error(`The response has no rows: status ${status}.`);
  return data;
}

export async function readRecord(response: Response): Promise<Record<string, unknown>> {
  const { data, status } = await read(response);
  if (!isObject(data)) throw new Error(`The response has no record: status ${status}.`);
  return data;
}

function messagesOf(value: unknown): Record<string, unknown>[] {
  const texts: unknown = typeof value === 'string' ? JSON.parse(value) : [];
  if (!Array.isArray(texts)) return [];
  return texts.map((text): unknown => JSON.parse(String(text))).filter(isObject);
}
