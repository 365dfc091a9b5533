import { type LookupRow, row } from './row.ts';

/**
 * Technical skills in eight groups; a skill without an Arabic label has a proper name, which Arabic does not translate.
 */
export const skillRows: LookupRow[] = Object.entries(skills()).flatMap(([category, lines], group) =>
  lines.map((line, at) => {
    const [name = '', ar = name] = line.split('|');
    return row('technical_skill', [name, name, ar], group * 100 + at + 1, { category });
  }),
);

function skills(): Record<string, string[]> {
  return {
    Analysis: [
      'Financial modelling|النمذجة المالية',
      'Valuation|التقييم المالي',
      'Market sizing|تقدير حجم السوق',
      'Feasibility studies|دراسات الجدوى',
      'Benchmarking|المقارنات المعيارية',
      'Business case|دراسة الحالة التجارية',
      'Scenario planning|تخطيط السيناريوهات',
      'Stakeholder analysis|تحليل أصحاب المصلحة',
    ],
    Data: [
      'SQL',
      'Python',
      'R',
      'Power BI',
      'Tableau',
      'Excel',
      'Data governance|حوكمة البيانات',
      'Machine learning|تعلّم الآلة',
      'Data warehousing|مستودعات البيانات',
    ],
    Technology: [
      'SAP',
      'Oracle ERP',
      'Salesforce',
      'Microsoft Dynamics',
      'C#',
      '.NET',
      'Cloud architecture|هندسة السحابة',
      'Enterprise architecture|البنية المؤسسية',
      'API design|تصميم واجهات البرمجة',
      'RPA|أتمتة العمليات الروبوتية',
    ],
    Delivery: [
      'PMP',
      'PRINCE2',
      'Agile and Scrum|أجايل وسكرم',
      'PMO set-up|تأسيس مكتب إدارة المشاريع',
      'Vendor management|إدارة الموردين',
      'Benefits realisation|تحقيق المنافع',
    ],
    Risk: [
      'ISO 27001',
      'ISO 31000',
      'AML|مكافحة غسل الأموال',
      'Internal controls|الرقابة الداخلية',
      'Business continuity|استمرارية الأعمال',
      'Data privacy|خصوصية البيانات',
      'Regulatory reporting|التقارير التنظيمية',
    ],
    People: [
      'Organisation design|التصميم التنظيمي',
      'Job evaluation|تقييم الوظائف',
      'Talent management|إدارة المواهب',
      'Change management|إدارة التغيير',
      'Training design|تصميم التدريب',
      'Performance management|إدارة الأداء',
    ],
    Operations: [
      'Lean Six Sigma|لين ستة سيغما',
      'Process mapping|رسم خرائط العمليات',
      'Supply chain planning|تخطيط سلاسل الإمداد',
      'Procurement|المشتريات',
      'Cost reduction|خفض التكاليف',
      'Quality management|إدارة الجودة',
      'Service design|تصميم الخدمات',
    ],
    Finance: [
      'IFRS|المعايير الدولية لإعداد التقارير المالية',
      'Zakat and VAT|الزكاة وضريبة القيمة المضافة',
      'Budgeting|إعداد الموازنات',
      'Due diligence|العناية الواجبة',
      'M&A|الاندماج والاستحواذ',
      'Treasury|إدارة الخزينة',
      'Cost accounting|محاسبة التكاليف',
    ],
  };
}
