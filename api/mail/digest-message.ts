import { isolated } from '../../src/services/contract/isolated.ts';
import type { Language } from '../../src/services/contract/language.ts';
import type { NotificationKind } from '../../src/services/contract/statuses.ts';
import { escapeHtml } from '../escape-html.ts';
import { mailButton, mailFrame, mailPage } from './mail-page.ts';
import type { Message } from './messages.ts';

interface Item {
  readonly kind: NotificationKind;
  readonly subject: string;
}

interface Links {
  readonly page: string;
  readonly unsubscribe: string;
}

/** The digest in one language, as plain text and as HTML. */
export function digestMessage(items: readonly Item[], language: Language, { page, unsubscribe }: Links): Message {
  const { subject, intro, open, end } = texts[language];
  const { greeting, network } = mailFrame[language];
  const lines = items.map(({ kind, subject: title }) => kinds[kind][language](isolated(title)));
  const body = `<p>${greeting}</p>
<p>${intro}</p>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
${mailButton(page, open)}
<p>${network}</p>
<p style="font-size:14px"><a href="${escapeHtml(unsubscribe)}" style="color:#0f766e">${end}</a></p>`;
  const text = [greeting, intro, ...lines.map((line) => `- ${line}`), page, network, `${end}:`, unsubscribe];
  return { subject, text: text.join('\n\n'), html: mailPage(language, subject, body), unsubscribe };
}

const texts = {
  en: {
    subject: 'Unread notifications on SG Network',
    intro: 'You have not read these notifications yet:',
    open: 'Read the notifications',
    end: 'Stop these emails',
  },
  ar: {
    subject: 'إشعارات غير مقروءة في شبكة SG',
    intro: 'لم تقرأ هذه الإشعارات بعد:',
    open: 'قراءة الإشعارات',
    end: 'إيقاف هذه الرسائل',
  },
} as const satisfies Record<Language, object>;

type Sentence = Readonly<Record<Language, (title: string) => string>>;

const kinds: Readonly<Record<NotificationKind, Sentence>> = {
  'Request Invited': {
    en: (title) => `You are invited to answer the request “${title}”.`,
    ar: (title) => `وصلتك دعوة للرد على الطلب «${title}».`,
  },
  'Quotation Shortlisted': {
    en: (title) => `Your quotation for “${title}” is on the shortlist.`,
    ar: (title) => `عرضك على «${title}» في القائمة المختصرة.`,
  },
  'Quotation Won': {
    en: (title) => `Your quotation for “${title}” was accepted.`,
    ar: (title) => `قُبل عرضك على «${title}».`,
  },
  'Contract To Sign': {
    en: (title) => `The contract “${title}” is ready for you to sign.`,
    ar: (title) => `العقد «${title}» جاهز لتوقيعك.`,
  },
  'Contract Signed': {
    en: (title) => `All parties have signed the contract “${title}”.`,
    ar: (title) => `وقّعت جميع الأطراف العقد «${title}».`,
  },
  'Changes Requested': {
    en: (title) => `The client asked for changes to “${title}”.`,
    ar: (title) => `طلب العميل تعديلات على «${title}».`,
  },
  'Milestone Accepted': {
    en: (title) => `The client has accepted “${title}”.`,
    ar: (title) => `قبِل العميل «${title}».`,
  },
  'Invoice Paid': {
    en: (title) => `Invoice ${title} is paid.`,
    ar: (title) => `سُدّدت الفاتورة ${title}.`,
  },
};
