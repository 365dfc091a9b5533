/** An `XMLHttpRequest` with an outcome that the test controls. */
export class FakeXhr {
  /** All that were created, the latest last. */
  static sent: FakeXhr[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  opened: readonly string[] = [];
  body: FormData | null = null;
  isAborted = false;
  withCredentials = true;
  status = 0;
  responseText = '';
  responseHeaders: Record<string, string> = {};
  constructor() {
    FakeXhr.sent.push(this);
  }
  static get last(): FakeXhr {
    const last = FakeXhr.sent.at(-1);
    if (!last) throw new Error('No request was created.');
    return last;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  getResponseHeader(name: string) {
    return this.responseHeaders[name] ?? null;
  }
  answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.responseHeaders = { 'content-type': 'application/json', ...headers };
    this.onload?.();
  }
}
