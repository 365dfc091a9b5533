/**
 * Stops requests of a page for some addresses. Other requests keep the cache, which a route of Playwright switches off.
 */
import type { CDPSession, Page } from '@playwright/test';

/** A request that waits for its reply. */
export interface HeldRequest {
  readonly page: Page;
  readonly url: URL;
  /** Whether the page does not wait for it any more. */
  isGone(): boolean;
  /** Lets the server reply. */
  pass(): Promise<void>;
  /** Fails as when the connection is reset. */
  abort(): Promise<void>;
  fulfill(reply: { readonly status?: number; readonly contentType: string; readonly body: string }): Promise<void>;
}

/** Calls `onRequest` with every request of the page whose address matches one of the patterns of Chromium. */
export async function holdRequests(
  page: Page,
  patterns: readonly string[],
  onRequest: (request: HeldRequest) => void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Set<string>();
  session.on('Network.loadingFailed', ({ requestId }) => gone.add(requestId));
  session.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    const isGone = () => page.isClosed() || (networkId !== undefined && gone.has(networkId));
    onRequest({ page, url: new URL(request.url), isGone, ...repliesTo(session, requestId) });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
}

function repliesTo(session: CDPSession, requestId: string): Pick<HeldRequest, 'pass' | 'abort' | 'fulfill'> {
  // the page can have cancelled the request, or be closed, before the reply
  const ignoreGone = (sent: Promise<unknown>) =>
    sent.then(
      () => undefined,
      () => undefined,
    );
  return {
    pass: () => ignoreGone(session.send('Fetch.continueRequest', { requestId })),
    abort: () => ignoreGone(session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })),
    fulfill: ({ status = 200, contentType, body }) =>
      ignoreGone(
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'Content-Type', value: contentType }],
          body: Buffer.from(body).toString('base64'),
        }),
      ),
  };
}
