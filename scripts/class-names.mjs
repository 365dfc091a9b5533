// Names the classes of the CSS modules in a build.
import { relative } from 'node:path';
import { filesIn } from './sources.mjs';

/**
 * Returns what css-loader calls for the name of a class: the place of its file among all CSS modules, and its own place
 * in that file. Names that contained a hash compressed badly: the first script was 309 bytes larger, and its style
 * sheet 464. In return, a new CSS module changes the names in the modules after it.
 * @param {string} root
 */
export function nameClasses(root) {
  const files = filesIn(root, ['src'], /\.module\.css$/);
  /** @type {Map<string, string[]>} */
  const classesOf = new Map(files.map((file) => [file, []]));
  /** @param {{ resourcePath: string }} module @param {string} _pattern @param {string} name */
  return ({ resourcePath }, _pattern, name) => {
    const file = relative(root, resourcePath).replaceAll('\\', '/');
    const classes = classesOf.get(file);
    if (!classes) throw new Error(`${file} is not one of the CSS modules of src.`);
    if (!classes.includes(name)) classes.push(name);
    return `_${files.indexOf(file).toString(36).padStart(2, '0')}${classes.indexOf(name).toString(36)}`;
  };
}
