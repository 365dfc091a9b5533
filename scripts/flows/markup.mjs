/** Markup that is already safe. */
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
 * A template of HTML: what is put into it is text, unless it is markup itself or a list of it.
 * @param {TemplateStringsArray} parts
 * @param {...unknown} values
 */
export function html(parts, ...values) {
  return new Markup(parts.reduce((text, part, n) => text + shown(values[n - 1]) + part));
}

/**
 * Markup that was made elsewhere.
 * @param {string} text
 */
export const markup = (text) => new Markup(text);

/**
 * @param {unknown} value
 * @returns {string}
 */
function shown(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
