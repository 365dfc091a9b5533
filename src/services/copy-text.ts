/** Puts a text on the clipboard. Rejects where the browser has none, or gives no access to it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
