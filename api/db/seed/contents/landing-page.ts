import { signUpPath } from '../../../../src/services/contract/paths.ts';
import type { Bilingual } from '../../../bilingual.ts';
import type { LookupList } from '../../schema/lookup.ts';
import { fieldRows } from '../lookups/fields-of-work.ts';
import { placeRows } from '../lookups/places.ts';

/** The landing page's content: all texts of its sections, which makes the file long. */
export const landingPage = {
  hero: {
    heading: {
      en: 'Independent consultants for the work that matters',
      ar: 'مستشارون مستقلون للمشاريع التي تصنع الفرق',
    },
    sub_heading: {
      en: 'SG Network brings experienced professionals together with organisations across the Gulf: requests with a budget, contracts with milestones, and invoices with a due date.',
      ar: 'تجمع شبكة SG المهنيين ذوي الخبرة بالجهات في دول الخليج العربية: طلبات بميزانيات محددة وعقود بمراحل تنفيذ وفواتير بمواعيد استحقاق.',
    },
    image: null,
    cta_label: { en: 'Join the network', ar: 'الانضمام إلى الشبكة' },
    cta_route: signUpPath,
  },
  sections: [steps(), features(), figures(), questions(), closing()].map((section, at) => ({
    idx: at + 1,
    image: null,
    ...section,
  })),
  seo: {
    title: { en: 'SG Network: independent consultants in the Gulf', ar: 'شبكة SG: مستشارون مستقلون في الخليج' },
    description: {
      en: 'Job requests, contracts and invoices in one place, in Arabic and English.',
      ar: 'طلبات المشاريع والعقود والفواتير في مكان واحد، باللغتين العربية والإنجليزية.',
    },
  },
  modified: '2026-01-05 09:00:00.000000',
};

interface Item {
  title: Bilingual;
  body: Bilingual | null;
  icon: string | null;
  value: string | null;
}

function item(icon: string | null, title: Bilingual, body: Bilingual): Item {
  return { title, body, icon, value: null };
}

function steps() {
  return {
    section_type: 'steps',
    heading: { en: 'How it works', ar: 'كيف تعمل الشبكة' },
    body: null,
    items: [
      item(
        'user-round-pen',
        { en: 'Build your profile', ar: 'أنشئ ملفك الشخصي' },
        {
          en: 'Describe your work, your clients and your terms.',
          ar: 'عرّف بمجال عملك وعملائك والشروط المناسبة لك.',
        },
      ),
      item(
        'inbox',
        { en: 'Receive job requests', ar: 'استقبل طلبات المشاريع' },
        {
          en: 'Get requests that fit your field, with the budget, dates and required skills.',
          ar: 'تصلك الطلبات المناسبة لتخصصك مع الميزانية والمواعيد والمهارات المطلوبة.',
        },
      ),
      item(
        'signature',
        { en: 'Agree, deliver, get paid', ar: 'اتفق ونفّذ واستلم مستحقاتك' },
        {
          en: 'Each contract has milestones, and each invoice includes the right tax.',
          ar: 'لكل عقد مراحل تنفيذ، وتصدر الفواتير وفقها مع احتساب الضريبة الصحيحة.',
        },
      ),
    ],
  };
}

function features() {
  return {
    section_type: 'features',
    heading: { en: 'Made for independent professionals', ar: 'مصممة للمهنيين المستقلين' },
    body: {
      en: 'The network prepares the contract and issues the invoices.',
      ar: 'تُعدّ الشبكة العقود وتُصدر الفواتير.',
    },
    items: [
      item(
        'languages',
        { en: 'Arabic and English throughout', ar: 'واجهة كاملة بالعربية والإنجليزية' },
        {
          en: 'Switch language on any screen without losing your place.',
          ar: 'بدّل اللغة في أي شاشة دون فقدان موضعك.',
        },
      ),
      item(
        'scale',
        { en: 'Clear terms', ar: 'شروط واضحة' },
        {
          en: 'Payment terms, notice periods and rates are written in the contract you sign.',
          ar: 'مدد السداد والإشعار والأجور مكتوبة في العقد الذي توقّعه.',
        },
      ),
      item(
        'wallet',
        { en: 'Fourteen currencies', ar: 'أربع عشرة عملة' },
        {
          en: 'Quote and be paid in riyals, dirhams, dinars, dollars and more.',
          ar: 'قدّم عروضك واستلم مستحقاتك بالريال والدرهم والدينار والدولار وغيرها.',
        },
      ),
    ],
  };
}

function figures() {
  const figure = (value: string, title: Bilingual): Item => ({ title, body: null, icon: null, value });
  return {
    section_type: 'stats',
    heading: { en: 'The network in figures', ar: 'الشبكة بالأرقام' },
    body: null,
    items: [
      figure(countOf('service_line'), { en: 'service lines', ar: 'مجال خدمة' }),
      figure(countOf('currency'), { en: 'currencies to quote and be paid in', ar: 'عملة لعروض الأسعار والفواتير' }),
      figure(countOf('industry'), { en: 'industries to work in', ar: 'قطاعًا للعمل' }),
    ],
  };
}

function countOf(list: LookupList): string {
  return String([...fieldRows, ...placeRows].filter((row) => row.list === list).length);
}

function questions() {
  return {
    section_type: 'faq',
    heading: { en: 'Questions consultants ask', ar: 'أسئلة يطرحها المستشارون' },
    body: null,
    items: [
      item(
        null,
        { en: 'Does joining cost anything?', ar: 'هل الانضمام مجاني؟' },
        {
          en: 'No. Joining is free, and it does not oblige you to answer any request.',
          ar: 'نعم، الانضمام مجاني ولا يلزمك بالرد على أي طلب.',
        },
      ),
      item(
        null,
        { en: 'When do I see requests that match me?', ar: 'متى أرى الطلبات المناسبة لي؟' },
        {
          en: 'When the network has approved your profile, usually within two working days. Each request shows how well it matches you, and why.',
          ar: 'بعد اعتماد الشبكة ملفك الشخصي، وذلك عادةً خلال يومي عمل. ويوضح كل طلب مدى توافقه معك وأسباب ذلك.',
        },
      ),
      item(
        null,
        { en: 'Who sees my rate?', ar: 'من يطّلع على أجري؟' },
        {
          en: 'The network, and the clients to whom you send a quotation. You decide whether to show it to anyone else.',
          ar: 'الشبكة والعملاء الذين ترسل إليهم عرض سعر، ولك وحدك أن تعرضه على غيرهم.',
        },
      ),
      item(
        null,
        { en: 'When am I paid?', ar: 'متى أتقاضى أتعابي؟' },
        {
          en: 'Each milestone that the client accepts is invoiced. Your contract states within how many days the invoice is due; the standard contract has thirty.',
          ar: 'تصدر فاتورة لكل مرحلة تنفيذ يقبلها العميل. ويحدد عقدك مدة استحقاقها، وهي ثلاثون يومًا في العقد النموذجي.',
        },
      ),
      item(
        null,
        { en: 'Can I decline a request?', ar: 'هل يمكنني الاعتذار عن طلب؟' },
        {
          en: 'Yes, as long as you have not sent a quotation. A quotation can be withdrawn until the client has decided, and a contract can be declined before you sign it.',
          ar: 'نعم، ما لم ترسل عرض سعر. ويمكن سحب العرض ما لم يتخذ العميل قراره، والاعتذار عن العقد قبل توقيعه.',
        },
      ),
      item(
        null,
        { en: 'Can I work in Arabic and in English?', ar: 'هل يمكنني العمل بالعربية والإنجليزية؟' },
        {
          en: 'Yes. Every page is in both languages, and invoices can be downloaded in either.',
          ar: 'نعم. كل الصفحات باللغتين، ويمكن تنزيل الفواتير بأي منهما.',
        },
      ),
    ],
  };
}

function closing() {
  return {
    section_type: 'text',
    heading: { en: 'Your next project may already be here', ar: 'قد يكون مشروعك القادم هنا' },
    body: {
      en: 'Joining takes six short steps. You can stop at any time and continue later in the same browser.',
      ar: 'الانضمام ست خطوات قصيرة، ويمكنك التوقف في أي وقت ثم المتابعة لاحقًا في المتصفح نفسه.',
    },
    items: [],
  };
}
