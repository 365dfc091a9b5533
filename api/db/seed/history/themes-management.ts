import type { Theme } from './theme.ts';

/** Themes in strategy, operations, people, customers and programmes. */
export const managementThemes: readonly Theme[] = [
  {
    service_line: 'Strategy',
    title: ['Growth strategy', 'استراتيجية نمو'],
    need: [
      'The board wants a three-year growth plan with clear choices of market, service and investment.',
      'يرغب مجلس الإدارة في خطة نمو لثلاث سنوات تحدد بوضوح الأسواق والخدمات والاستثمارات ذات الأولوية.',
    ],
    deliverables: [
      ['Market and competitor review', 'مراجعة السوق والمنافسين'],
      ['Strategic choices and business case', 'الخيارات الاستراتيجية ودراسة الحالة التجارية'],
      ['Three-year roadmap', 'خارطة طريق لثلاث سنوات'],
    ],
    skills: ['Market sizing', 'Benchmarking', 'Business case', 'Scenario planning'],
    weeks: 14,
  },
  {
    service_line: 'Operations',
    title: ['Operating model review', 'مراجعة نموذج التشغيل'],
    need: [
      'Units have grown apart over the years; roles, decisions and services need to fit together again.',
      'تباعدت الوحدات على مر السنين، والمطلوب إعادة المواءمة بين الأدوار والصلاحيات والخدمات.',
    ],
    deliverables: [
      ['Current state report', 'تقرير الوضع الراهن'],
      ['Target operating model', 'نموذج التشغيل المستهدف'],
      ['Transition plan', 'خطة الانتقال'],
    ],
    skills: ['Process mapping', 'Organisation design', 'Service design', 'Cost reduction'],
    weeks: 16,
  },
  {
    service_line: 'People',
    title: ['Organisation redesign', 'إعادة تصميم الهيكل التنظيمي'],
    need: [
      'A merger of two departments calls for a new structure, job descriptions and a fair selection process.',
      'يتطلب دمج إدارتين هيكلًا جديدًا وأوصافًا وظيفية وآلية اختيار عادلة.',
    ],
    deliverables: [
      ['Structure options', 'بدائل الهيكل التنظيمي'],
      ['Job descriptions', 'الأوصاف الوظيفية'],
      ['Staffing plan', 'خطة التسكين الوظيفي'],
    ],
    skills: ['Organisation design', 'Job evaluation', 'Talent management', 'Change management'],
    weeks: 12,
  },
  {
    service_line: 'Change',
    title: ['Change management support', 'دعم إدارة التغيير'],
    need: [
      'A new system goes live next quarter and some 900 people must be ready to use it on the first day.',
      'سيُطلق نظام جديد في الربع القادم، ويجب أن يكون نحو 900 موظف مستعدين لاستخدامه من اليوم الأول.',
    ],
    deliverables: [
      ['Impact assessment', 'تقييم أثر التغيير'],
      ['Communication and training plan', 'خطة التواصل والتدريب'],
      ['Readiness reports', 'تقارير الجاهزية'],
    ],
    skills: ['Change management', 'Training design', 'Stakeholder analysis', 'Benefits realisation'],
    weeks: 20,
  },
  {
    service_line: 'PMO',
    title: ['PMO set-up', 'تأسيس مكتب إدارة مشاريع'],
    need: [
      'Forty projects run without one view of time, cost and risk; the office should be working in ten weeks.',
      'يُنفَّذ أربعون مشروعًا دون رؤية موحدة للوقت والتكلفة والمخاطر، والمطلوب تشغيل المكتب خلال عشرة أسابيع.',
    ],
    deliverables: [
      ['Project portfolio baseline', 'خط الأساس لمحفظة المشاريع'],
      ['Methods and templates', 'المنهجيات والنماذج'],
      ['Reports for the steering committee', 'تقارير اللجنة التوجيهية'],
    ],
    skills: ['PMO set-up', 'PMP', 'Agile and Scrum', 'Power BI'],
    weeks: 10,
  },
  {
    service_line: 'Procurement',
    title: ['Procurement savings review', 'مراجعة وفورات المشتريات'],
    need: [
      'Indirect spending rose by a fifth in a year; categories, contracts and approvals are to be reviewed.',
      'ارتفع الإنفاق غير المباشر بمقدار الخُمس خلال عام، والمطلوب مراجعة الفئات والعقود والصلاحيات.',
    ],
    deliverables: [
      ['Spend analysis', 'تحليل الإنفاق'],
      ['Category strategies', 'استراتيجيات الفئات'],
      ['Savings tracker', 'سجل متابعة الوفورات'],
    ],
    skills: ['Procurement', 'Cost reduction', 'Vendor management', 'Excel'],
    weeks: 9,
  },
  {
    service_line: 'Marketing',
    title: ['Go-to-market plan', 'خطة دخول السوق'],
    need: [
      'A new service is ready but its customers, prices and channels are still open questions.',
      'الخدمة الجديدة جاهزة، لكن شرائح العملاء والأسعار والقنوات لم تُحسم بعد.',
    ],
    deliverables: [
      ['Customer segments', 'شرائح العملاء'],
      ['Pricing and channels', 'التسعير والقنوات'],
      ['Launch plan', 'خطة الإطلاق'],
    ],
    skills: ['Market sizing', 'Business case', 'Salesforce', 'Excel'],
    weeks: 8,
  },
  {
    service_line: 'Customer Experience',
    title: ['Customer journey redesign', 'إعادة تصميم رحلة العميل'],
    need: [
      'Complaints point to the same four moments; the journey should be redrawn with the people who serve it.',
      'تتكرر الشكاوى عند أربع نقاط بعينها، والمطلوب إعادة رسم الرحلة مع الموظفين القائمين عليها.',
    ],
    deliverables: [
      ['Journey maps', 'خرائط رحلة العميل'],
      ['Service standards', 'معايير الخدمة'],
      ['Pilot and measures', 'تجربة أولية ومؤشرات قياس'],
    ],
    skills: ['Service design', 'Process mapping', 'Stakeholder analysis', 'Tableau'],
    weeks: 11,
  },
  {
    service_line: 'Public Policy',
    title: ['Policy impact study', 'دراسة أثر سياسات'],
    need: [
      'A draft regulation needs an assessment of its cost and benefit for firms and for the public.',
      'تحتاج مسودة لائحة إلى تقييم كلفتها ومنافعها على المنشآت والجمهور.',
    ],
    deliverables: [
      ['Evidence review', 'مراجعة الأدلة'],
      ['Consultation summary', 'ملخص الاستشارة العامة'],
      ['Impact report', 'تقرير الأثر'],
    ],
    skills: ['Stakeholder analysis', 'Scenario planning', 'R', 'Benchmarking'],
    weeks: 13,
  },
  {
    service_line: 'People',
    title: ['Job evaluation and grading', 'تقييم الوظائف وسلّم الدرجات'],
    need: [
      'Pay has drifted from one unit to the next; a single grading scheme is to replace six old ones.',
      'تباينت الأجور بين الوحدات، والمطلوب سلّم درجات موحد يحل محل ستة أنظمة قديمة.',
    ],
    deliverables: [
      ['Job catalogue', 'دليل الوظائف'],
      ['Grading scheme', 'سلّم الدرجات'],
      ['Pay comparison', 'مقارنة الأجور'],
    ],
    skills: ['Job evaluation', 'Performance management', 'Benchmarking', 'Excel'],
    weeks: 15,
  },
];
