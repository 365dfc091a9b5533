// Speeds up the first paint: style sheets do not block the frame in the page's markup, and the page preloads the files
// that its scripts request later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { readCatalogue } from './catalogue.mjs';
import { chunkFiles, readRoutes } from './page-chunks.mjs';
import { projectRoot } from './project-paths.mjs';

/**
 * The parameters of the template `src/index.html`: the messages, those of “Sign up”, the URL of the API's reads, the
 * word before the token, and a mark for the preloads.
 */
export function templateParameters({ PUBLIC_API_BASE = '', PUBLIC_MANDATE_PATH, PUBLIC_TOKEN_SCHEME = 'Bearer' }) {
  const messagesIn = (language) =>
    Object.fromEntries([...readCatalogue(language)].map(([id, text]) => [id, escapeHtml(text)]));
  const signUpIn = (language) => Object.fromEntries(signUpWords.map((id) => [id, readCatalogue(language).get(id)]));
  return {
    signUp: scriptLiteral({ en: signUpIn('en'), ar: signUpIn('ar') }),
    messages: { en: messagesIn('en'), ar: messagesIn('ar') },
    mandate: scriptLiteral(PUBLIC_API_BASE.replace(/\/+$/, '') + PUBLIC_MANDATE_PATH),
    tokenScheme: scriptLiteral(PUBLIC_TOKEN_SCHEME),
    preloads: preloadsMark,
  };
}

/** What the page shows of “Sign up” before the script has arrived. */
const signUpWords = ['signup', 'signup_header', 'signup_description', 'later', 'start', 'close'];

/**
 * @param {Readonly<Record<string, unknown>>} paths the path of each page, or a function for one of a record
 * @param {Readonly<Record<string, string>>} patterns of the pages of a record
 * @param {Readonly<Record<string, readonly unknown[]>>} reads how the page's markup reads each list
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export const pluginFirstPaint = (paths, patterns, reads) => ({
  name: 'first-paint',
  setup(api) {
    api.modifyHTMLTags(({ headTags, bodyTags }, { filename }) => {
      const tags = headTags.map(inlineIcon);
      // the inspector's page has no script that applies a preloaded style sheet
      return { headTags: filename === 'index.html' ? tags.map(preloadStyleSheet) : tags, bodyTags };
    });
    api.modifyHTML((html, { compilation }) => {
      const filesOf = (isLoaded) => [...new Set(chunkFiles(compilation, isLoaded))].map((file) => `/${file}`);
      const assets = (pattern) =>
        Object.keys(compilation.assets)
          .filter((file) => pattern.test(file))
          .map((file) => `/${file}`);
      const messages = (language) => assets(new RegExp(`/${language}\\.\\w+\\.json$`));
      const fonts = (script) => assets(new RegExp(`/alexandria-${script}\\.\\w+\\.woff2$`));
      const preloads = {
        en: messages('en'),
        ar: messages('ar'),
        features: filesOf((request) => request.endsWith('/feature-implementations.ts')),
        pages: Object.fromEntries(
          readRoutes().map(([table, name, request]) => [
            // a page of a record by what comes before its name
            (table === 'paths' ? paths : patterns)[name].replace(/:\w+$/, ''),
            filesOf((each) => each === request),
          ]),
        ),
        reads: Object.fromEntries(
          readRoutes().flatMap(([table, name, , lists]) =>
            table === 'paths' && lists.length > 0 ? [[paths[name], lists.map((list) => reads[list])]] : [],
          ),
        ),
        fonts: { en: [...fonts('latin'), ...fonts('name')], ar: [...fonts('latin'), ...fonts('arabic')] },
      };
      return minifyScripts(html.replace(preloadsMark, () => scriptLiteral(preloads)));
    });
  },
});

/** Puts the icon into the page, since it is smaller than the request for it. */
function inlineIcon(tag) {
  if (tag.attrs?.rel !== 'icon') return tag;
  const icon = readFileSync(join(projectRoot, 'public/favicon.svg'), 'utf8').trim();
  return { ...tag, attrs: { ...tag.attrs, href: `data:image/svg+xml,${encodeURIComponent(icon)}` } };
}

/**
 * A style sheet delays the first frame until it has loaded; a preload does not. The page applies it once it has
 * arrived.
 */
function preloadStyleSheet(tag) {
  if (tag.tag !== 'link' || tag.attrs?.rel !== 'stylesheet') return tag;
  return { ...tag, attrs: { ...tag.attrs, rel: 'preload', as: 'style' } };
}

/** The script of the page is compiled before anything is shown, with its comments. */
function minifyScripts(html) {
  const options = { compress: { passes: 2 }, mangle: true, module: false };
  return html.replace(/(?<=<script>).*?(?=<\/script>)/gs, (script) => {
    const { code } = rspack.experiments.swc.minifySync(script, options);
    return code.trim();
  });
}

const preloadsMark = '"preloads"';

const scriptLiteral = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
