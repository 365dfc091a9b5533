import type { Bilingual } from '../../../bilingual.ts';

/** The landing page's content. */
export const landingPage = {
  hero: {
    heading: {
      en: 'Independent consultants for the work that matters',
      ar: 'مستشارون مستقلون للمشاريع التي تصنع الفرق',
    },
    sub_heading: {
      en: 'SG Network brings experienced professionals together with organisations across the Gulf: clear requests, fair contracts, and invoices that are paid on time.',
      ar: 'تجمع شبكة SG المهنيين ذوي الخبرة بالجهات في دول الخليج العربية: طلبات واضحة وعقود منصفة وفواتير تُسدَّد في موعدها.',
    },
    image: null,
    cta_label: { en: 'Join the network', ar: 'الانضمام إلى الشبكة' },
    cta_route: '/wizard-master',
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
      en: 'The network handles the paperwork so you can focus on your work.',
      ar: 'تتولى الشبكة الإجراءات، ليبقى وقتك لعملك.',
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
          en: 'Quote and invoice in riyals, dirhams, dinars, dollars and more.',
          ar: 'قدّم عروضك وفواتيرك بالريال والدرهم والدينار والدولار وغيرها.',
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
      figure('17', { en: 'service lines', ar: 'مجال خدمة' }),
      figure('14', { en: 'currencies to quote and invoice in', ar: 'عملة لعروض الأسعار والفواتير' }),
      figure('21', { en: 'industries to work in', ar: 'قطاعًا للعمل' }),
    ],
  };
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
          en: 'No. The network is paid by the organisations that contract through it.',
          ar: 'نعم. تتقاضى الشبكة أتعابها من الجهات التي تتعاقد من خلالها.',
        },
      ),
      item(
        null,
        { en: 'Who sees my rate?', ar: 'من يطّلع على أجري؟' },
        {
          en: 'Only the network, until you answer a job request with a quotation.',
          ar: 'الشبكة وحدها، إلى أن تقدّم عرض سعر على أحد طلبات المشاريع.',
        },
      ),
      item(
        null,
        { en: 'Can I decline a request?', ar: 'هل يمكنني الاعتذار عن طلب؟' },
        {
          en: 'Yes, at any time before you sign. A short reason helps us send you better matches.',
          ar: 'نعم، في أي وقت قبل التوقيع. ويساعدنا ذكر السبب بإيجاز على إرسال طلبات أنسب لك.',
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
      en: 'Setting up a profile takes a few minutes, and you can stop at any time and continue later.',
      ar: 'إعداد الملف الشخصي لا يستغرق سوى بضع دقائق، ويمكنك التوقف في أي وقت ثم المتابعة لاحقًا.',
    },
    items: [],
  };
}
