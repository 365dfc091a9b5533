import { type Line, type LookupRow, row } from './row.ts';

/** Industries (the sections of ISIC Rev. 4) and service lines. */
export const fieldRows: LookupRow[] = [
  ...industries().map((line, at) => row('industry', line, at + 1, { isic_section: line[0], parent_industry: null })),
  ...serviceLines().map((line, at) =>
    row('service_line', line, at + 1, { description: null, parent_service_line: null }),
  ),
];

function industries(): Line[] {
  return [
    ['A', 'Agriculture, forestry and fishing', 'الزراعة والحراجة وصيد الأسماك'],
    ['B', 'Mining and quarrying', 'التعدين واستغلال المحاجر'],
    ['C', 'Manufacturing', 'الصناعة التحويلية'],
    ['D', 'Electricity, gas and steam', 'إمدادات الكهرباء والغاز والبخار وتكييف الهواء'],
    ['E', 'Water supply, sewerage and waste management', 'إمدادات المياه والصرف الصحي وإدارة النفايات'],
    ['F', 'Construction', 'التشييد'],
    ['G', 'Wholesale and retail trade', 'تجارة الجملة والتجزئة'],
    ['H', 'Transportation and storage', 'النقل والتخزين'],
    ['I', 'Accommodation and food services', 'خدمات الإقامة والطعام'],
    ['J', 'Information and communication', 'المعلومات والاتصالات'],
    ['K', 'Financial and insurance activities', 'الأنشطة المالية وأنشطة التأمين'],
    ['L', 'Real estate activities', 'الأنشطة العقارية'],
    ['M', 'Professional, scientific and technical activities', 'الأنشطة المهنية والعلمية والتقنية'],
    ['N', 'Administrative and support services', 'الخدمات الإدارية وخدمات الدعم'],
    ['O', 'Public administration and defence', 'الإدارة العامة والدفاع'],
    ['P', 'Education', 'التعليم'],
    ['Q', 'Human health and social work', 'الصحة والعمل الاجتماعي'],
    ['R', 'Arts, entertainment and recreation', 'الفنون والترفيه والتسلية'],
    ['S', 'Other services', 'أنشطة الخدمات الأخرى'],
    ['T', 'Activities of households as employers', 'أنشطة الأسر المعيشية'],
    ['U', 'Extraterritorial organisations and bodies', 'المنظمات والهيئات غير الخاضعة للولاية الوطنية'],
  ];
}

function serviceLines(): Line[] {
  return [
    ['Strategy', 'Strategy', 'الاستراتيجية'],
    ['Operations', 'Operations', 'العمليات'],
    ['Finance', 'Finance and transactions', 'المالية والصفقات'],
    ['Risk', 'Risk and compliance', 'المخاطر والامتثال'],
    ['Internal Audit', 'Internal audit', 'المراجعة الداخلية'],
    ['Technology', 'Technology and digital', 'التقنية والتحول الرقمي'],
    ['Data and AI', 'Data and AI', 'البيانات والذكاء الاصطناعي'],
    ['Cyber Security', 'Cyber security', 'الأمن السيبراني'],
    ['People', 'People and organisation', 'الموارد البشرية والتنظيم'],
    ['Change', 'Change management', 'إدارة التغيير'],
    ['PMO', 'Programme management (PMO)', 'إدارة البرامج والمشاريع'],
    ['Procurement', 'Procurement and supply chain', 'المشتريات وسلاسل الإمداد'],
    ['Marketing', 'Marketing and sales', 'التسويق والمبيعات'],
    ['Customer Experience', 'Customer experience', 'تجربة العميل'],
    ['Sustainability', 'Sustainability (ESG)', 'الاستدامة'],
    ['Tax and Legal', 'Tax and legal', 'الضرائب والشؤون القانونية'],
    ['Public Policy', 'Public policy', 'السياسات العامة'],
  ];
}
