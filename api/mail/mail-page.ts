import type { Language } from '../../src/services/contract/language.ts';
import { directionOf } from '../bilingual.ts';
import { escapeHtml } from '../escape-html.ts';

/** The HTML of a message. `title` and `body` are HTML already. */
export const mailPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#faf8f4;color:#0d2b2e;font:16px/1.7 sans-serif">
${body}
</body></html>`;

/** The main link of a message. `label` is HTML already. */
export const mailButton = (address: string, label: string): string =>
  `<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#0f766e;color:#ffffff">${label}</a></p>`;

/** What every message begins and ends with. */
export const mailFrame = {
  en: { greeting: 'Hello,', network: 'SG Network' },
  ar: { greeting: 'مرحبًا،', network: 'شبكة SG' },
} as const satisfies Record<Language, object>;
