/**
 * The page that ends the email digest without a log-in. Only its button, or the button of a mail program, changes
 * something.
 */

import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '../../src/services/contract/language.ts';
import { accountPath } from '../../src/services/contract/paths.ts';
import { directionOf, languageOf } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { isReadOnly, writeIfPossible } from '../db/read-only.ts';
import { notificationStates } from '../db/schema/notification.ts';
import { profiles } from '../db/schema/profile.ts';
import type { Deps } from '../deps.ts';
import { clean } from '../http/body.ts';
import { readOnlyHeaders } from '../http/http-errors.ts';
import { limitVisitor } from '../http/visitor.ts';
import { mailFrame } from '../mail/mail-page.ts';
import { setEmailDigest } from '../notification/notify.ts';
import { formPolicy } from '../page-policy.ts';

/**
 * Shows the page; a POST with the same address turns the digest off. An unknown token is a 404; where the database
 * accepts only reads, the page offers the button again, with a 503.
 */
export async function unsubscribe(context: Context, deps: Deps): Promise<Response> {
  await writeIfPossible(() => limitVisitor(context, deps));
  const account = await accountOf(deps.db, clean((context.req.query('token') ?? '').slice(0, maxTokenLength)));
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  if (account === null) return context.html(unknownPage(), 404);
  if (context.req.method !== 'POST') return context.html(pageOf(account.language, 'ask'));
  try {
    await deps.db.transaction((tx) => setEmailDigest(tx, account.user, 0));
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    return context.html(pageOf(account.language, 'later'), 503, readOnlyHeaders);
  }
  return context.html(pageOf(account.language, 'done'));
}

const maxTokenLength = 140;

async function accountOf(db: Db, token: string): Promise<{ user: string; language: Language } | null> {
  if (token === '') return null;
  const [found] = await db
    .select({ user: notificationStates.user, language: profiles.preferred_language })
    .from(notificationStates)
    .leftJoin(profiles, eq(profiles.user, notificationStates.user))
    .where(eq(notificationStates.unsubscribe_token, token));
  return found ? { user: found.user, language: languageOf(found.language) } : null;
}

const texts = {
  en: {
    title: 'Emails about notifications',
    ask: 'Do you want to stop the daily email about unread notifications?',
    button: 'Stop these emails',
    account: 'Open the account page',
    done: "You won't get any more of these emails. You can turn them on again on the account page.",
    later: 'The emails are not stopped yet, because changes cannot be saved right now. Try again later.',
    unknown: 'This link is not valid. You can turn the emails off on the account page.',
  },
  ar: {
    title: 'رسائل الإشعارات',
    ask: 'هل تريد إيقاف الرسالة اليومية بالإشعارات غير المقروءة؟',
    button: 'إيقاف هذه الرسائل',
    account: 'فتح صفحة الحساب',
    done: 'لن تصلك هذه الرسائل بعد الآن. ويمكنك تفعيلها مجددًا من صفحة الحساب.',
    later: 'لم تتوقف الرسائل بعد، لأن حفظ التعديلات متعذّر حاليًا. أعد المحاولة لاحقًا.',
    unknown: 'هذا الرابط غير صالح. ويمكنك إيقاف الرسائل من صفحة الحساب.',
  },
} as const satisfies Record<Language, object>;

const style = `
:root { color-scheme: light dark; font: 16px/1.7 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin-inline: auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
button { font: inherit; min-block-size: 2.75rem; padding-inline: 1.25rem; }`;

const policy = formPolicy(style);

const pageOf = (language: Language, part: Part): string => documentOf(language, partOf(language, part));

/** In both languages: an unknown token belongs to no account, so the language is unknown too. */
const unknownPage = (): string => documentOf('en', partOf('en', 'unknown') + partOf('ar', 'unknown'));

type Part = 'ask' | 'done' | 'later' | 'unknown';

function partOf(language: Language, part: Part): string {
  const { title, button, account, [part]: line } = texts[language];
  const next =
    part === 'ask' || part === 'later'
      ? `<form method="post"><button>${button}</button></form>`
      : `<p><a href="${accountPath}">${account}</a></p>`;
  return `<section ${attributesOf(language)}><h1>${title}</h1><p role="status">${line}</p>${next}</section>`;
}

function documentOf(language: Language, content: string): string {
  const title = `${texts[language].title} - ${mailFrame[language].network}`;
  return `<!doctype html><html ${attributesOf(language)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`;
}

const attributesOf = (language: Language): string => `lang="${language}" dir="${directionOf(language)}"`;
