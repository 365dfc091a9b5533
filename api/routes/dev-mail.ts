/** The page /dev/mail, which shows the messages of a server on the visitor's own machine that has no mail server. */
import { and, desc, gt, isNotNull, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { directionOf } from '../bilingual.ts';
import { outbox } from '../db/schema/mail.ts';
import type { Deps } from '../deps.ts';
import { escapeHtml } from '../escape-html.ts';
import { inProcess, peerOf } from '../http/caller.ts';
import { contentOf } from '../mail/content-of.ts';
import type { Message } from '../mail/messages.ts';
import { addResets } from '../mail/outbox.ts';
import { stylePolicy } from '../page-policy.ts';

export const devMailPath = '/dev/mail';

/** Where the sent messages can be read; `null` where they are really sent. */
export const inboxUrl = ({ mail }: Deps): string | null => (mail.mode === 'shown' ? devMailPath : null);

/** The newest messages, with links that work. 404 for any visitor but one on this machine. */
export async function showMail(context: Context, { db, mail, now }: Deps): Promise<Response> {
  if (mail.mode !== 'shown' || !isLocal(context)) return context.text('Not found', 404);
  while (await addResets(db, now()));
  const messages = await db
    .select()
    .from(outbox)
    .where(and(or(isNotNull(outbox.token), isNotNull(outbox.content)), gt(outbox.expires_at, now())))
    .orderBy(desc(outbox.created_at))
    .limit(maxShown);
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  const articles = [];
  for (const message of messages) {
    // without a host, so that a link opens the page at the address by which this server was reached
    const content = await contentOf(db, message, '');
    if (content) articles.push(article(message, content));
  }
  return context.html(pageOf(articles));
}

const maxShown = 50;

/** Whether the request comes from this machine, not through a proxy, and by a name that no other site can have. */
function isLocal(context: Context): boolean {
  const isForwarded = forwardingHeaders.some((name) => context.req.header(name) !== undefined);
  return localAddresses.has(peerOf(context)) && !isForwarded && localNames.has(new URL(context.req.url).hostname);
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const localAddresses = new Set([inProcess, '127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
main { max-inline-size: 45rem; margin-inline: auto; padding: 1rem; }
article { border-block-start: 1px solid #8886; padding-block: .75rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 0; }
p { margin-block: .5rem; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: .5rem; }`;

const policy = stylePolicy(style);

function pageOf(articles: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail - SG Network</title><style>${style}</style></head><body><main><h1>Mail</h1>
<p>This server sends no mail; it shows its messages here. Set SMTP_URL to send them.</p>
<p><a href="${devMailPath}">Reload</a></p>
${articles.length === 0 ? '<p>There are no messages.</p>' : articles.join('')}
</main></body></html>`;
}

function article(message: typeof outbox.$inferSelect, { subject, text }: Message): string {
  const { user, recipient, purpose, language, created_at } = message;
  const paragraphs = text.split('\n\n').map((line) => {
    const isLink = purpose !== 'payment' && /^\/\S+$/.test(line);
    return `<p dir="${isLink ? 'ltr' : 'auto'}">${isLink ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)}</p>`;
  });
  const direction = directionOf(language);
  return `<article><h2 lang="${language}" dir="${direction}">${escapeHtml(subject)}</h2>
<p>To <bdi>${escapeHtml(recipient ?? user)}</bdi>, ${created_at.toISOString()}</p>
<div lang="${language}" dir="${direction}">${paragraphs.join('')}</div></article>`;
}
