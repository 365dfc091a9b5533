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
