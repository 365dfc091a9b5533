/**
 * The texts of the messages. Those with a link contain nothing that a visitor typed, so that nobody can send words of
 * their own through them.
 */
import type { Language } from '../../src/services/contract/language.ts';
import { resetPasswordPath, verifyEmailPath } from '../../src/services/contract/paths.ts';
import type { LinkPurpose, MailContent, outbox } from '../db/schema/mail.ts';
import { escapeHtml } from '../escape-html.ts';
import { mailButton, mailFrame, mailPage } from './mail-page.ts';

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that ends messages of this kind. */
  readonly unsubscribe?: string;
}

/** The page that a link opens. */
const pages: Readonly<Record<LinkPurpose, string>> = {
  verify: verifyEmailPath,
  reset: resetPasswordPath,
};

/** The address of a link. The token is in the fragment, which no browser sends to a server. */
const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string): string =>
  `${publicUrl}${pages[purpose]}#token=${token}`;

type Stored = Pick<typeof outbox.$inferSelect, 'language' | 'token' | 'content'>;

/** A message of the outbox with a link, or with a content of its own. */
export function storedMessage(
  { language, token, content }: Stored,
  purpose: LinkPurpose | 'payment',
  publicUrl: string,
): Message {
  if (purpose === 'payment') return contentMessage(language, content ?? { subject: '', paragraphs: [] });
  return messageOf(purpose, language, linkTo(publicUrl, purpose, token ?? ''));
}

function contentMessage(language: Language, { subject, paragraphs }: MailContent): Message {
  const body = paragraphs.map((text) => `<p dir="auto" style="white-space:pre-line">${escapeHtml(text)}</p>`);
  return { subject, text: paragraphs.join('\n\n'), html: mailPage(language, escapeHtml(subject), body.join('\n')) };
}

/** A message in one language, as plain text and as HTML. */
export function messageOf(purpose: LinkPurpose, language: Language, link: string): Message {
  const { subject, request, action, validity, otherwise } = texts[purpose][language];
  const { greeting, network } = mailFrame[language];
  const body = `<p>${greeting}</p>
<p>${request}</p>
${mailButton(link, action)}
<p dir="ltr" style="word-break:break-all;text-align:${language === 'ar' ? 'right' : 'left'}">${escapeHtml(link)}</p>
<p>${validity}</p>
<p>${otherwise}</p>
<p>${network}</p>`;
  const text = [greeting, request, link, validity, otherwise, network].join('\n\n');
  return { subject, text, html: mailPage(language, subject, body) };
}

interface Texts {
  readonly subject: string;
  readonly request: string;
  /** The label of the link. */
  readonly action: string;
  readonly validity: string;
  /** For a recipient who did not ask for the message. */
  readonly otherwise: string;
}

const texts: Readonly<Record<LinkPurpose, Readonly<Record<Language, Texts>>>> = {
  verify: {
    en: {
      subject: 'Confirm your email address',
      request:
        'Someone signed up to SG Network with this email address. If it was you, confirm the address to be able to send quotations:',
      action: 'Confirm email address',
      validity: 'The link works once and expires after 24 hours.',
      otherwise:
        'If it was not you, do not open the link: without it, the account cannot send quotations. To take over the account, choose “Forgot your password?” on the login page.',
    },
    ar: {
      subject: 'تأكيد عنوان بريدك الإلكتروني',
      request:
        'سُجِّل حساب في شبكة SG بعنوان البريد الإلكتروني هذا. إن كان التسجيل من جانبك، فأكِّد العنوان لتتمكن من إرسال عروض الأسعار:',
      action: 'تأكيد البريد الإلكتروني',
      validity: 'يُستخدم الرابط مرة واحدة، وتنتهي صلاحيته بعد 24 ساعة.',
      otherwise:
        'إن لم يكن التسجيل من جانبك، فلا تفتح الرابط؛ فمن دونه لا يستطيع الحساب إرسال أي عرض. وإن أردت تولّي الحساب بنفسك، فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
    },
  },
  reset: {
    en: {
      subject: 'Reset your password',
      request: 'Someone asked to reset the password of your SG Network account. Choose a new password here:',
      action: 'Choose a new password',
      validity: 'The link works once and expires after one hour.',
      otherwise: 'If it was not you, ignore this message. Your password stays the same.',
    },
    ar: {
      subject: 'إعادة تعيين كلمة المرور',
      request: 'ورد طلب لإعادة تعيين كلمة المرور لحسابك في شبكة SG. اختر كلمة مرور جديدة من هنا:',
      action: 'اختيار كلمة مرور جديدة',
      validity: 'يُستخدم الرابط مرة واحدة، وتنتهي صلاحيته بعد ساعة واحدة.',
      otherwise: 'إن لم يكن الطلب من جانبك، فتجاهل هذه الرسالة؛ ولن تتغيّر كلمة مرورك.',
    },
  },
};
