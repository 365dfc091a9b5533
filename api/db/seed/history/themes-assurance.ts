import type { Theme } from './theme.ts';

/** Themes in finance, risk, technology and data. */
export const assuranceThemes: readonly Theme[] = [
  {
    service_line: 'Finance',
    title: ['Five-year financial model', 'نموذج مالي لخمس سنوات'],
    need: [
      'Lenders have asked for a model that links operations, cash and covenants, and that others can audit.',
      'طلب الممولون نموذجًا يربط العمليات بالتدفقات النقدية والتعهدات المالية ويمكن لجهة مستقلة مراجعته.',
    ],
    deliverables: [
      ['Model structure and assumptions', 'هيكل النموذج والافتراضات'],
      ['Working model', 'النموذج الجاهز للاستخدام'],
      ['Handover and manual', 'التسليم ودليل الاستخدام'],
    ],
    skills: ['Financial modelling', 'Valuation', 'Excel', 'IFRS'],
    weeks: 7,
  },
  {
    service_line: 'Risk',
    title: ['Compliance framework', 'إطار امتثال'],
    need: [
      'New rules of the regulator take effect this year; duties, controls and reports have to be in place before.',
      'تدخل تعليمات جديدة من الجهة الرقابية حيز التنفيذ هذا العام، ويجب استكمال المهام والضوابط والتقارير قبل ذلك.',
    ],
    deliverables: [
      ['Gap assessment', 'تقييم الفجوات'],
      ['Policies and procedures', 'السياسات والإجراءات'],
      ['Monitoring plan', 'خطة المتابعة'],
    ],
    skills: ['AML', 'Internal controls', 'Regulatory reporting', 'ISO 31000'],
    weeks: 12,
  },
  {
    service_line: 'Internal Audit',
    title: ['Internal audit plan', 'خطة مراجعة داخلية'],
    need: [
      'The audit committee asks for a risk-based plan for three years and the first two reviews of it.',
      'تطلب لجنة المراجعة خطة لثلاث سنوات مبنية على المخاطر، مع تنفيذ أول مراجعتين منها.',
    ],
    deliverables: [
      ['Risk universe', 'سجل المخاطر الشامل'],
      ['Three-year plan', 'خطة لثلاث سنوات'],
      ['Two audit reports', 'تقريرا مراجعة'],
    ],
    skills: ['Internal controls', 'ISO 31000', 'Regulatory reporting', 'IFRS'],
    weeks: 18,
  },
  {
    service_line: 'Technology',
    title: ['ERP selection', 'اختيار نظام تخطيط الموارد'],
    need: [
      'Four candidate systems, one budget: requirements, demonstrations and scoring need an independent reviewer.',
      'أربعة أنظمة مرشحة وميزانية واحدة: يلزم طرف مستقل لإعداد المتطلبات وإدارة العروض والتقييم.',
    ],
    deliverables: [
      ['Requirements', 'وثيقة المتطلبات'],
      ['Scored evaluation', 'التقييم بالنقاط'],
      ['Contract negotiation support', 'دعم التفاوض على العقد'],
    ],
    skills: ['SAP', 'Oracle ERP', 'Microsoft Dynamics', 'Vendor management'],
    weeks: 10,
  },
  {
    service_line: 'Data and AI',
    title: ['Data governance programme', 'برنامج حوكمة بيانات'],
    need: [
      'National data standards apply from next year; owners, catalogues and quality rules are still missing.',
      'تُطبَّق معايير البيانات الوطنية من العام القادم، ولم تُحدد بعد ملكية البيانات ولا فهارسها ولا قواعد جودتها.',
    ],
    deliverables: [
      ['Maturity assessment', 'تقييم النضج'],
      ['Governance model', 'نموذج الحوكمة'],
      ['Data catalogue pilot', 'تجربة أولية لفهرس البيانات'],
    ],
    skills: ['Data governance', 'Data privacy', 'SQL', 'Data warehousing'],
    weeks: 22,
  },
  {
    service_line: 'Cyber Security',
    title: ['ISO 27001 readiness', 'الاستعداد لشهادة ISO 27001'],
    need: [
      'Certification is planned within the year; the scope is set and the evidence has to be gathered.',
      'من المخطط الحصول على الشهادة خلال العام؛ حُدد النطاق ويبقى جمع الأدلة.',
    ],
    deliverables: [
      ['Statement of applicability', 'بيان قابلية التطبيق'],
      ['Risk treatment plan', 'خطة معالجة المخاطر'],
      ['Internal audit before certification', 'مراجعة داخلية قبل الشهادة'],
    ],
    skills: ['ISO 27001', 'Business continuity', 'Data privacy', 'Cloud architecture'],
    weeks: 17,
  },
  {
    service_line: 'Sustainability',
    title: ['Sustainability report', 'تقرير استدامة'],
    need: [
      'The first report to the exchange guidelines is due; data must be collected from eleven sites.',
      'اقترب موعد أول تقرير وفق إرشادات السوق المالية، ويلزم جمع البيانات من أحد عشر موقعًا.',
    ],
    deliverables: [
      ['Material topics', 'الموضوعات الجوهرية'],
      ['Data collection', 'جمع البيانات'],
      ['Report in both languages', 'التقرير باللغتين'],
    ],
    skills: ['Benchmarking', 'Stakeholder analysis', 'Excel', 'Quality management'],
    weeks: 14,
  },
  {
    service_line: 'Tax and Legal',
    title: ['VAT and zakat review', 'مراجعة الزكاة وضريبة القيمة المضافة'],
    need: [
      'An assessment is expected; returns of the last three years need to be checked first.',
      'من المتوقع صدور ربط ضريبي، والمطلوب فحص إقرارات السنوات الثلاث الماضية قبل ذلك.',
    ],
    deliverables: [
      ['Review of returns', 'فحص الإقرارات'],
      ['Exposure report', 'تقرير المخاطر الضريبية'],
      ['Corrective filings', 'الإقرارات المعدلة'],
    ],
    skills: ['Zakat and VAT', 'IFRS', 'Budgeting', 'Due diligence'],
    weeks: 6,
  },
  {
    service_line: 'Finance',
    title: ['Commercial due diligence', 'عناية واجبة تجارية'],
    need: [
      'An acquisition is at the stage of an indicative offer; the market and the plan of the target company need testing.',
      'وصلت صفقة استحواذ إلى مرحلة العرض المبدئي، والمطلوب اختبار السوق وخطة الشركة المستهدفة.',
    ],
    deliverables: [
      ['Market view', 'قراءة السوق'],
      ['Plan review', 'مراجعة خطة العمل'],
      ['Red-flag report', 'تقرير المؤشرات التحذيرية'],
    ],
    skills: ['Due diligence', 'M&A', 'Valuation', 'Market sizing'],
    weeks: 5,
  },
  {
    service_line: 'Data and AI',
    title: ['Executive dashboards', 'لوحات مؤشرات تنفيذية'],
    need: [
      'Monthly reports take twelve days to compile; leaders want the same figures live and agreed.',
      'يستغرق إعداد التقارير الشهرية اثني عشر يومًا، وترغب القيادة في أرقام محدثة ومتفق عليها.',
    ],
    deliverables: [
      ['Measures and definitions', 'المؤشرات وتعريفاتها'],
      ['Data model', 'نموذج البيانات'],
      ['Dashboards', 'لوحات المؤشرات'],
    ],
    skills: ['Power BI', 'SQL', 'Data warehousing', 'Python'],
    weeks: 9,
  },
];
