// Names the classes of the CSS modules in a build.
import { relative } from 'node:path';
import { filesIn } from './sources.mjs';

/**
 * What names a class for css-loader: the place of its file among all CSS modules, and its own place in that file. A hash,
 * which compresses badly, would add half a kilobyte to the first script, and as much to its style sheet. In return, the
 * names in later files change with a new CSS module.
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
