/** The text of an element as a person sees it: without marks of direction, and with usual spaces. */
export const seenText = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[\u200e\u200f]/g, '').replace(/\u00a0/g, ' ') ?? '';
