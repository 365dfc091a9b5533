import type { BilingualPage } from './page-text.ts';

export const help: BilingualPage = {
  en: {
    title: 'Help',
    lead: 'From the first step to the paid invoice.',
    sections: [
      {
        heading: 'How do I join?',
        paragraphs: [
          'Choose “Join the network” and complete six short steps. Your name, your email address, a rate and a password are required; the rest can be added later. Your input is kept in this browser until you have finished.',
        ],
      },
      {
        heading: 'When do I see job requests?',
        paragraphs: [
          'When the network has approved your profile, usually within two working days. Requests are chosen by how well they match your skills, languages, experience, region and rate. Each request shows how its match was computed.',
        ],
      },
      {
        heading: 'How do I answer a request?',
        paragraphs: [
          'Open it and choose “Write a quotation”. Before the first quotation, confirm your email address with the link that we sent. You can withdraw a quotation as long as the client has not decided.',
        ],
      },
      {
        heading: 'How do I get paid?',
        paragraphs: [
          'When the client awards your quotation, a contract waits for your signature. You deliver each milestone on the page of the contract; when the client accepts it, an invoice is created and due on the agreed day.',
        ],
      },
      {
        heading: 'What happens without a connection?',
        paragraphs: [
          'Pages show what was last read on this device, and you can keep writing. Profile changes, quotations, declined requests and saved requests are sent when the connection returns. Actions on contracts need a connection.',
        ],
      },
      {
        heading: 'I forgot my password',
        paragraphs: ['Choose “Forgot your password?” on the login page. The link in the message is valid for an hour.'],
      },
      {
        heading: 'Keyboard shortcuts',
        paragraphs: [
          'Press ? for the list of shortcuts, and Ctrl + K (⌘ K on a Mac) to find pages, records and actions.',
        ],
      },
    ],
  },
  ar: {
    title: 'المساعدة',
    lead: 'من الخطوة الأولى إلى الفاتورة المدفوعة.',
    sections: [
      {
        heading: 'كيف أنضم؟',
        paragraphs: [
          'اختر «الانضمام إلى الشبكة» وأكمل ست خطوات قصيرة. المطلوب اسمك وبريدك الإلكتروني وأجرك وكلمة مرور، وما تتخطاه يمكن إضافته لاحقًا. ويُحفظ ما تدخله في هذا المتصفح حتى تنتهي.',
        ],
      },
      {
        heading: 'متى أرى طلبات المشاريع؟',
        paragraphs: [
          'بعد اعتماد الشبكة ملفك الشخصي، وذلك عادةً خلال يومي عمل. تُختار الطلبات بحسب توافقها مع مهاراتك ولغاتك وخبرتك ومنطقتك وأجرك، ويوضح كل طلب كيف حُسبت نسبة التوافق.',
        ],
      },
      {
        heading: 'كيف أردّ على طلب؟',
        paragraphs: [
          'افتح الطلب واختر «إعداد عرض سعر». وقبل أول عرض أكّد بريدك الإلكتروني بالرابط الذي أرسلناه. ويمكنك سحب العرض ما لم يتخذ العميل قراره.',
        ],
      },
      {
        heading: 'كيف أتقاضى أتعابي؟',
        paragraphs: [
          'عندما يقبل العميل عرضك ينتظر عقدٌ توقيعك. تسلّم كل مرحلة في صفحة العقد، وعند قبول العميل لها تصدر فاتورة تُستحق في الموعد المتفق عليه.',
        ],
      },
      {
        heading: 'ماذا يحدث عند انقطاع الاتصال؟',
        paragraphs: [
          'تعرض الصفحات آخر ما قُرئ على هذا الجهاز، ويمكنك متابعة الكتابة. وتُرسل تعديلات الملف الشخصي وعروض الأسعار والاعتذارات والطلبات المحفوظة عند عودة الاتصال، أما إجراءات العقود فتتطلب اتصالًا.',
        ],
      },
      {
        heading: 'نسيت كلمة المرور',
        paragraphs: ['اختر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول. الرابط الوارد في الرسالة صالح لمدة ساعة.'],
      },
      {
        heading: 'اختصارات لوحة المفاتيح',
        paragraphs: [
          'اضغط ؟ لعرض الاختصارات، وCtrl + K (أو \u2068⌘ K\u2069 على ماك) للبحث عن الصفحات والسجلات والإجراءات.',
        ],
      },
    ],
  },
};
