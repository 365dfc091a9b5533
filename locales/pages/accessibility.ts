import type { BilingualPage } from './page-text.ts';

export const accessibility: BilingualPage = {
  en: {
    title: 'Accessibility',
    lead: 'The service is built to be used by everyone, and is tested against WCAG 2.2, level AA.',
    sections: [
      {
        heading: 'What you can rely on',
        paragraphs: [],
        list: [
          'Everything works with the keyboard alone, and the focus is always visible.',
          'Screen readers get names, states and changes, in the language that is shown.',
          'Text can be enlarged to 400%, and a width of 320 pixels is enough.',
          'Colours have sufficient contrast in the light and in the dark theme; nothing is shown by colour alone.',
          'Motion stops when your system is set to reduce it.',
        ],
      },
      {
        heading: 'What we know to be missing',
        paragraphs: [
          'Documents that clients attach may not be accessible. Tell us which one, and we send you its content in another form.',
        ],
      },
      {
        heading: 'Tell us',
        paragraphs: ['If something stops you, write to us: see Contact. We answer within one working day.'],
      },
    ],
  },
  ar: {
    title: 'إتاحة الوصول',
    lead: 'صُممت الخدمة ليستخدمها الجميع، وتُختبر وفق WCAG 2.2 بالمستوى AA.',
    sections: [
      {
        heading: 'ما يمكنك الاعتماد عليه',
        paragraphs: [],
        list: [
          'كل شيء يعمل بلوحة المفاتيح وحدها، وموضع التركيز ظاهر دائمًا.',
          'تحصل قارئات الشاشة على الأسماء والحالات والتغييرات بلغة العرض.',
          'يمكن تكبير النص حتى 400\u200e%\u200e، ويكفي عرض 320 بكسلًا.',
          'تباين الألوان كافٍ في المظهرين الفاتح والداكن، ولا يُعبَّر عن شيء باللون وحده.',
          'تتوقف الحركة عند ضبط نظامك على تقليلها.',
        ],
      },
      {
        heading: 'ما نعلم أنه ناقص',
        paragraphs: [
          'قد لا تكون المستندات التي يرفقها العملاء متاحة للجميع. أخبرنا بالمستند لنرسل إليك محتواه بصيغة أخرى.',
        ],
      },
      {
        heading: 'أخبرنا',
        paragraphs: ['إن أعاقك شيء فراسلنا: انظر صفحة التواصل. نردّ خلال يوم عمل واحد.'],
      },
    ],
  },
};
