import type { LookupRow } from './row.ts';

/** The services on the landing page. Icons are names of Lucide icons. */
export const serviceRows: LookupRow[] = services().map(
  ([name, icon, service_lines, [en, ar], [aboutEn, aboutAr]], at) => ({
    list: 'service',
    name,
    label: { en, ar },
    rank: at + 1,
    fields: {
      description: { en: aboutEn, ar: aboutAr },
      icon,
      image: null,
      route: `/services/${name}`,
      published: 1,
      service_lines,
    },
  }),
);

type Pair = readonly [en: string, ar: string];

function services(): [name: string, icon: string, serviceLines: string[], label: Pair, about: Pair][] {
  return [
    [
      'independent-experts',
      'users',
      ['Strategy', 'Operations', 'Customer Experience', 'Procurement', 'Marketing', 'Public Policy'],
      ['Independent experts', 'خبراء مستقلون'],
      [
        'One consultant or a small team for the weeks you need them, with the rate agreed before work starts.',
        'مستشار واحد أو فريق صغير طوال المدة المطلوبة، بأجر متفق عليه قبل بدء العمل.',
      ],
    ],
    [
      'project-delivery',
      'clipboard-check',
      ['Operations', 'Technology', 'Procurement', 'Customer Experience'],
      ['Project delivery', 'تنفيذ المشاريع'],
      [
        'Defined scope, milestones and acceptance, managed by the network from the first meeting to the last invoice.',
        'نطاق محدد ومراحل تنفيذ ومعايير قبول واضحة، تديرها الشبكة من الاجتماع الأول إلى الفاتورة الأخيرة.',
      ],
    ],
    [
      'interim-leadership',
      'briefcase',
      ['Finance', 'People', 'Operations', 'Marketing'],
      ['Interim leadership', 'القيادات المؤقتة'],
      [
        'Experienced managers who step in while a post is vacant or a unit is being set up.',
        'مديرون ذوو خبرة يتولون المسؤولية خلال شغور المنصب أو تأسيس وحدة جديدة.',
      ],
    ],
    [
      'transformation-office',
      'layers',
      ['PMO', 'Change', 'Strategy'],
      ['Transformation office', 'مكتب التحول'],
      [
        'A working programme office: plans, risks, benefits and reports in Arabic and English.',
        'مكتب برامج متكامل يتابع الخطط والمخاطر والمنافع والتقارير باللغتين العربية والإنجليزية.',
      ],
    ],
    [
      'risk-and-assurance',
      'shield-check',
      ['Risk', 'Internal Audit', 'Cyber Security', 'Tax and Legal', 'Sustainability'],
      ['Risk and assurance', 'المخاطر والتوكيد'],
      [
        'Internal audit, controls, data privacy and cyber security reviews against Gulf regulations.',
        'المراجعة الداخلية والرقابة وخصوصية البيانات والأمن السيبراني وفق الأنظمة الخليجية.',
      ],
    ],
    [
      'data-and-ai',
      'chart-line',
      ['Data and AI', 'Technology'],
      ['Data and AI', 'البيانات والذكاء الاصطناعي'],
      [
        'From data governance to models in daily use, with the knowledge handed over to your own people.',
        'من حوكمة البيانات إلى نماذج تُستخدم يوميًا، مع نقل المعرفة إلى فريقك.',
      ],
    ],
  ];
}
