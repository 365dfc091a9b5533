import type { BrowserContext, Page } from '@playwright/test';

/** Everything that either inspector is sent by pages of the context that are opened from now on, as JSON. */
export async function captureSent(context: BrowserContext): Promise<{ local: string[]; stately: string[] }> {
  const sent = { local: [] as string[], stately: [] as string[] };
  await context.exposeFunction('keepSent', (to: 'local' | 'stately', text: string) => void sent[to].push(text));
  await context.addInitScript(() => {
    const keep = (to: string, message: unknown) =>
      (window as unknown as { keepSent(to: string, text: string): void }).keepSent(to, JSON.stringify(message));
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      if (this.name === 'sg-network-inspector') keep('local', message);
      postMessage.call(this, message);
    };
    // Stately's page is not opened, and answers all the same
    window.open = () => {
      setTimeout(() => window.postMessage({ type: '@statelyai.connected' }, '*'));
      return { postMessage: (message: unknown) => keep('stately', message) } as unknown as Window;
    };
  });
  return sent;
}

/** The inspector's page in a tab of its own, with the app found. */
export async function openInspector(context: BrowserContext): Promise<Page> {
  const inspector = await context.newPage();
  await inspector.goto('/inspector.html');
  await inspector.getByText(/^Connected to/).waitFor();
  return inspector;
}
