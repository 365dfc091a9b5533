import type { BilingualPage } from './page-text.ts';

export const privacy: BilingualPage = {
  en: {
    title: 'Privacy notice',
    lead: 'Which data we hold about you, why, and what you can do about it. Version of November 2026.',
    sections: [
      {
        heading: 'What we store',
        paragraphs: ['Only what the service needs.'],
        list: [
          'What you enter: your account, profile, CV, photo, quotations and deliveries.',
          'Contracts and invoices, as the law requires.',
          'Your sessions: the browser and the time of last use. We do not store your password, only a value computed from it.',
          'Which pages are opened, without your name.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'The network, and the clients whose requests you answer. Nobody else: we do not sell data and show no advertising.',
        ],
      },
      {
        heading: 'In your browser',
        paragraphs: [
          'The browser keeps your session, your drafts and what you have read, so that nothing is lost when you go offline. Your password and the content of your files are never kept there. “Clear data in this browser” on the account page removes all of this.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'As long as you have an account. A CV of a sign-up that was not completed is deleted after a day. Invoices and contracts are kept for the period that the law states.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can correct your data in the profile, and download all of it on the account page. To have it deleted, write to us: see Contact.',
        ],
      },
    ],
  },
  ar: {
    title: 'إشعار الخصوصية',
    lead: 'البيانات التي نحتفظ بها عنك وسببها وما يمكنك فعله. إصدار نوفمبر 2026.',
    sections: [
      {
        heading: 'ما نحفظه',
        paragraphs: ['لا نحفظ إلا ما تحتاج إليه الخدمة.'],
        list: [
          'ما تدخله: الحساب والملف الشخصي والسيرة الذاتية والصورة وعروض الأسعار والتسليمات.',
          'العقود والفواتير كما يقتضي النظام.',
          'جلساتك: المتصفح ووقت آخر استخدام. ولا نحفظ كلمة المرور، بل قيمة محسوبة منها.',
          'الصفحات التي تُفتح، دون اسمك.',
        ],
      },
      {
        heading: 'من يطّلع عليه',
        paragraphs: ['الشبكة، والعملاء الذين تردّ على طلباتهم، ولا أحد سواهم: لا نبيع البيانات ولا نعرض إعلانات.'],
      },
      {
        heading: 'في متصفحك',
        paragraphs: [
          'يحتفظ المتصفح بجلستك ومسوداتك وما قرأته حتى لا يضيع شيء عند انقطاع الاتصال. ولا تُحفظ فيه كلمة المرور ولا محتوى ملفاتك. ويزيل «مسح البيانات من هذا المتصفح» في صفحة الحساب كل ذلك.',
        ],
      },
      {
        heading: 'مدة الحفظ',
        paragraphs: [
          'ما دام لديك حساب. وتُحذف بعد يوم واحد السيرة الذاتية المرفوعة في تسجيل لم يكتمل. وتُحفظ الفواتير والعقود للمدة التي يحددها النظام.',
        ],
      },
      {
        heading: 'حقوقك',
        paragraphs: [
          'يمكنك تصحيح بياناتك في الملف الشخصي، وتنزيلها كلها من صفحة الحساب. ولحذفها راسلنا: انظر صفحة التواصل.',
        ],
      },
    ],
  },
};
