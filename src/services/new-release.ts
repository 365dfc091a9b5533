/** Resolves to whether the server has another release than the page: its page then loads another main script. */
export async function findNewRelease(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/index."]');
  if (!script) return false;
  const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
  if (!response.ok) return false;
  const html = await response.text();
  return html.includes('/static/js/index.') && !html.includes(new URL(script.src).pathname);
}
