// Writes compressed copies of text files next to them, so that the server need not compress a response.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = (file) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(file);

/**
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * The smallest of the results for several ways to write distances, none of which is the smallest for every file.
 *
 * @param {Buffer} content
 */
export const brotli = (content) =>
  distances
    .map(([postfix, direct]) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    )
    .reduce((smallest, result) => (result.length < smallest.length ? result : smallest));

/** NPOSTFIX and NDIRECT of RFC 7932, section 4; the first is the default. */
const distances = /** @type {const} */ ([
  [0, 0],
  [0, 15],
  [1, 0],
  [1, 18],
]);
