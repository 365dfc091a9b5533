import { PlainText } from '../record/plain-text.tsx';
import { ServerHtml } from '../record/server-html.tsx';

/** The text of a bio: as it was typed, or in HTML where the back end edits it with formatting. */
export function BioText({ text }: { text: string }) {
  return isHtml.test(text) ? <ServerHtml html={text} /> : <PlainText text={text} />;
}

/** The end of an element, which a sentence with a sign such as `<` does not have. */
const isHtml = /<\/(p|div|ul|ol|li|h[1-6]|blockquote|strong|em|b|i|a|span)>|<br ?\/?>/i;
