import type { BilingualPage } from './page-text.ts';

export const contact: BilingualPage = {
  en: {
    title: 'Contact',
    lead: 'A person reads every message, in Arabic and in English.',
    sections: [
      {
        heading: 'About your account, a request or a payment',
        paragraphs: [
          'Write to the address below and name the record, for example the number of the invoice. We answer within one working day, Sunday to Thursday.',
        ],
      },
      {
        heading: 'When something does not work',
        paragraphs: [
          '“Report a problem”, at the end of every page, creates a file that shows what happened, without your password and without your files. Attach it to your message. If the page showed a reference, add it.',
        ],
      },
    ],
  },
  ar: {
    title: 'التواصل',
    lead: 'يقرأ أحد أعضاء فريقنا كل رسالة، بالعربية والإنجليزية.',
    sections: [
      {
        heading: 'عن حسابك أو طلب أو دفعة',
        paragraphs: [
          'اكتب إلى العنوان أدناه واذكر السجل المقصود، مثل رقم الفاتورة. نردّ خلال يوم عمل واحد، من الأحد إلى الخميس.',
        ],
      },
      {
        heading: 'عند حدوث خلل',
        paragraphs: [
          'ينشئ «الإبلاغ عن مشكلة» في نهاية كل صفحة ملفًا يوضح ما حدث، دون كلمة مرورك ودون ملفاتك. أرفقه برسالتك، وأضف الرقم المرجعي إن ظهر لك.',
        ],
      },
    ],
  },
};
