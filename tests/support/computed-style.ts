/** Answers the questions about style that the testing libraries ask for every element, without jsdom's slow cascade. */

const view = document.defaultView ?? window;
const real = view.getComputedStyle.bind(view);

/** The display of an element without an inline style, by all that the browser's own sheet depends on. */
const displays = new Map<string, string>();

/**
 * As `getComputedStyle`, which reads some hundred rules for each call, and is called for every element of each query by
 * role. Only the browser's own sheet and inline styles apply in jsdom, so three properties need no cascade; the others
 * are those of jsdom.
 */
export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || document.styleSheets.length > 0) return real(element, pseudo);
  let complete: CSSStyleDeclaration | undefined;
  const styleOf = (property: PropertyKey): unknown => {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility' && !isSet(element, property)) return 'visible';
    if (property === 'pointerEvents' && !isSet(element, 'pointer-events')) return 'auto';
    complete ??= real(element);
    const value: unknown = Reflect.get(complete, property);
    return typeof value === 'function' ? value.bind(complete) : value;
  };
  const named = (name: string) =>
    name === 'display' || name === 'visibility' ? String(styleOf(name)) : real(element).getPropertyValue(name);
  const handler: ProxyHandler<CSSStyleDeclaration> = {
    get: (_, property) => (property === 'getPropertyValue' ? named : styleOf(property)),
  };
  return new Proxy({} as CSSStyleDeclaration, handler); // the handler reads every property
}

function displayOf(element: Element): string {
  if (element.hasAttribute('style') || element.hasAttribute('popover')) return real(element).display;
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
  const known = displays.get(key);
  if (known !== undefined) return known;
  const display = real(element).display;
  displays.set(key, display);
  return display;
}

/** Whether a property that is inherited can be other than its default: a hidden row of a table is collapsed. */
function isSet(element: Element, property: string): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.hasAttribute('hidden') || each.getAttribute('style')?.includes(property)) return true;
  return false;
}
