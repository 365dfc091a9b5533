import type { BilingualPage } from './page-text.ts';

export const terms: BilingualPage = {
  en: {
    title: 'Terms of use',
    lead: 'What you agree to when you create an account. Version of November 2026.',
    sections: [
      {
        heading: 'Who may join',
        paragraphs: [
          'SG Network connects independent consultants with clients. You may join if you are at least 18 years old and may work independently where you live. One person has one account.',
          'Joining is free. The network reviews each profile before it offers job requests.',
        ],
      },
      {
        heading: 'Your profile',
        paragraphs: [
          'What you state about yourself must be true and yours to publish: your name, qualifications, experience, rates and files. Keep it up to date. Clients whose requests you answer can see it.',
        ],
      },
      {
        heading: 'Quotations and contracts',
        paragraphs: [
          'A quotation is an offer to the client until the date that it states, or until you withdraw it. A contract exists once you, the network and the client have signed it. Its text then takes precedence over these terms.',
          'The name that you type when you sign has the effect of a signature. The network keeps the time, your name and a fingerprint of the text that you saw.',
        ],
      },
      {
        heading: 'Payment',
        paragraphs: [
          'The client accepts a milestone before it is invoiced. The invoice states the amount, the tax and the day on which it is due, as agreed in the contract. You remain responsible for your own taxes.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: ['The network may suspend an account that does one of the following.'],
        list: [
          'States false qualifications, or uses the identity of another person.',
          'Passes on confidential documents of a client.',
          'Disturbs the service, or reads the data of others.',
        ],
      },
      {
        heading: 'Ending',
        paragraphs: [
          'You may close your account at any time; contracts that are running are first fulfilled or ended with the notice that they state. Before that you can download all your data on the account page.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When these terms change, we inform you by email 30 days before. The version that you agreed to is stored with your account.',
        ],
      },
    ],
  },
  ar: {
    title: 'شروط الاستخدام',
    lead: 'ما توافق عليه عند إنشاء حساب. إصدار نوفمبر 2026.',
    sections: [
      {
        heading: 'من يمكنه الانضمام',
        paragraphs: [
          'تصل شبكة SG بين المستشارين المستقلين والعملاء. يمكنك الانضمام إن كان عمرك 18 عامًا على الأقل وكان يحق لك العمل المستقل حيث تقيم. لكل شخص حساب واحد.',
          'الانضمام مجاني. وتراجع الشبكة كل ملف شخصي قبل عرض طلبات المشاريع على صاحبه.',
        ],
      },
      {
        heading: 'ملفك الشخصي',
        paragraphs: [
          'يجب أن يكون ما تذكره عن نفسك صحيحًا ومن حقك نشره: الاسم والمؤهلات والخبرة والأجور والملفات. حافظ على تحديثه. ويمكن للعملاء الذين تردّ على طلباتهم الاطلاع عليه.',
        ],
      },
      {
        heading: 'عروض الأسعار والعقود',
        paragraphs: [
          'عرض السعر إيجاب موجَّه إلى العميل، ويسري حتى التاريخ المذكور فيه أو حتى تسحبه. ويُبرم العقد عندما توقّعه أنت والشبكة والعميل، ثم يُقدَّم نصه على هذه الشروط.',
          'كتابة اسمك عند التوقيع لها أثر التوقيع. وتحفظ الشبكة الوقت واسمك وبصمة النص الذي اطلعت عليه.',
        ],
      },
      {
        heading: 'السداد',
        paragraphs: [
          'يقبل العميل مرحلة التنفيذ قبل إصدار فاتورتها. وتذكر الفاتورة المبلغ والضريبة وتاريخ الاستحقاق وفق العقد. وتبقى ضرائبك مسؤوليتك.',
        ],
      },
      {
        heading: 'ما لا يُسمح به',
        paragraphs: ['يجوز للشبكة تعليق الحساب في الحالات الآتية.'],
        list: [
          'ذكر مؤهلات غير صحيحة أو انتحال هوية شخص آخر.',
          'تسريب مستندات سرية لعميل.',
          'تعطيل الخدمة أو الاطلاع على بيانات الآخرين.',
        ],
      },
      {
        heading: 'إنهاء العضوية',
        paragraphs: [
          'يمكنك إغلاق حسابك في أي وقت، على أن تُنفَّذ العقود السارية أو تُنهى بالإشعار المنصوص عليه فيها. ويمكنك قبل ذلك تنزيل جميع بياناتك من صفحة الحساب.',
        ],
      },
      {
        heading: 'التعديلات',
        paragraphs: [
          'عند تعديل هذه الشروط نُبلغك بالبريد الإلكتروني قبل 30 يومًا. ويُحفظ في حسابك الإصدار الذي وافقت عليه.',
        ],
      },
    ],
  },
};
