import type { BrowserContext, Page } from '@playwright/test';

/** Collects, as JSON, what pages opened from now on send to either inspector. */
export async function captureSent(context: BrowserContext): Promise<{ local: string[]; stately: string[] }> {
  const sent = { local: [] as string[], stately: [] as string[] };
  await context.exposeFunction('captureMessage', (to: 'local' | 'stately', text: string) => void sent[to].push(text));
  await context.addInitScript(() => {
    const capture = (to: string, message: unknown) =>
      (window as unknown as { captureMessage(to: string, text: string): void }).captureMessage(
        to,
        JSON.stringify(message),
      );
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      if (this.name === 'sg-network-inspector') capture('local', message);
      postMessage.call(this, message);
    };
    // replies in place of Stately's page, which is not opened
    window.open = () => {
      setTimeout(() => window.postMessage({ type: '@statelyai.connected' }, '*'));
      return { postMessage: (message: unknown) => capture('stately', message) } as unknown as Window;
    };
  });
  return sent;
}

/** Opens the inspector's page in a new tab and waits until it is connected to the app. */
export async function openInspector(context: BrowserContext): Promise<Page> {
  const inspector = await context.newPage();
  await inspector.goto('/inspector.html');
  await inspector.getByText(/^Connected to/).waitFor();
  return inspector;
}
