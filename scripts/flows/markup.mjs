/** Markup that needs no escaping. */
class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/**
 * A template tag for HTML: escapes every value except markup and lists of it.
 * @param {TemplateStringsArray} parts
 * @param {...unknown} values
 */
export function html(parts, ...values) {
  return new Markup(parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part));
}

/**
 * Marks text as markup, so that `html` does not escape it.
 * @param {string} text
 */
export const markup = (text) => new Markup(text);

/**
 * @param {unknown} value
 * @returns {string}
 */
function toMarkup(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A text in which the signs of transitions are drawn, because few fonts have them. They stay in it as characters.
 * @param {string} text
 */
export const withSigns = (text) =>
  text.split(/([→✓✗])/).map((part) => {
    const line = lines[part];
    if (!line) return part;
    return html`<span class="sign"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${line}"/></svg><span>${part}</span></span>`;
  });

/** @type {Readonly<Record<string, string>>} */
const lines = { '→': 'M2 8h11M9 4l4 4-4 4', '✓': 'M3 9l3 3 7-8', '✗': 'M4 4l8 8M12 4l-8 8' };

/**
 * `1 step`, `2 steps`.
 * @param {number} count
 * @param {string} noun in the singular, of which the plural has an `s`
 */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
