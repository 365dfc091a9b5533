// What makes the first paint early: styles that do not hold back the painted frame, and the names of the files
// that the page's script would only find out late.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { home } from './home.mjs';

/** What the template `src/index.html` may say: the catalogue's words and where the API's reads are. */
export function templateParameters({ PUBLIC_API_BASE = '', PUBLIC_MANDATE_PATH }) {
  const words = (language) =>
    Object.fromEntries([...readCatalogue(language)].map(([id, text]) => [id, escapeHtml(text)]));
  return {
    words: { en: words('en'), ar: words('ar') },
    mandate: scriptLiteral(PUBLIC_API_BASE.replace(/\/+$/, '') + PUBLIC_MANDATE_PATH),
    ahead: aheadMark,
  };
}

/** @returns {import('@rsbuild/core').RsbuildPlugin} */
export const pluginFirstPaint = () => ({
  name: 'first-paint',
  setup(api) {
    // a style sheet in the head would hold back the frame until it has arrived; after the frame it only holds back the script
    api.modifyHTMLTags(({ headTags, bodyTags }) => {
      const isSheet = ({ tag, attrs }) => tag === 'link' && attrs?.rel === 'stylesheet';
      return {
        headTags: headTags.filter((tag) => !isSheet(tag)).map(withIconInside),
        bodyTags: [...headTags.filter(isSheet), ...bodyTags],
      };
    });
    api.modifyHTML((html, { compilation }) => {
      const filesOf = (pattern) =>
        compilation.chunkGroups
          .filter((group) => group.origins.some(({ request }) => pattern.test(request ?? '')))
          .flatMap((group) => group.getFiles())
          .filter((file) => /\.(js|css)$/.test(file))
          .map((file) => `/${file}`);
      const words = (language) =>
        Object.keys(compilation.assets)
          .filter((file) => new RegExp(`/${language}\\.\\w+\\.json$`).test(file))
          .map((file) => `/${file}`);
      const fonts = (script) =>
        Object.keys(compilation.assets)
          .filter((file) => new RegExp(`/alexandria-${script}\\.\\w+\\.woff2$`).test(file))
          .map((file) => `/${file}`);
      const ahead = {
        en: words('en'),
        ar: words('ar'),
        landing: filesOf(/\/landing\//),
        rooms: filesOf(/feature-implementations\.ts$/),
        fonts: { en: fonts('latin'), ar: [...fonts('latin'), ...fonts('arabic')] },
      };
      return html.replace(aheadMark, () => scriptLiteral(ahead));
    });
  },
});

/** The icon is smaller than the request for it. */
function withIconInside(tag) {
  if (tag.attrs?.rel !== 'icon') return tag;
  const icon = readFileSync(join(home, 'public/favicon.svg'), 'utf8').trim();
  return { ...tag, attrs: { ...tag.attrs, href: `data:image/svg+xml,${encodeURIComponent(icon)}` } };
}

const aheadMark = '"files ahead"';

const scriptLiteral = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
