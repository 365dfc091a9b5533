import type { RequestStatus } from '../../../../src/services/contract/statuses.ts';
import type { jobRequests } from '../../schema/job-request.ts';
import type { Clock } from './clock.ts';

/** Unusual values that real data may contain, for some of the newest requests, by index. */
export function oddities(clock: Clock): Record<number, Partial<typeof jobRequests.$inferInsert>> {
  const mixed = 'مراجعة Cloud Migration Roadmap لشركة اتصالات (Phase 2)';
  return {
    1: { valid_till: clock.hoursFromNow(2) },
    2: { valid_till: null },
    4: {
      job_title: { ar: 'إعداد الخطة التشغيلية السنوية لشركة مياه' },
      summary: { ar: 'المطلوب إعداد خطة تشغيلية سنوية مرتبطة بالموازنة ومؤشرات الأداء، مع ورش عمل لرؤساء الأقسام.' },
      description: {
        ar: '<p>المطلوب إعداد خطة تشغيلية سنوية مرتبطة بالموازنة ومؤشرات الأداء.</p><p>تُنفَّذ <strong>ثلاث ورش عمل</strong> لرؤساء الأقسام، وتُسلَّم الخطة قبل نهاية الربع.</p>',
      },
    },
    6: {
      job_title: { en: 'Interim CFO during a listing on the parallel market' },
      summary: { en: 'An experienced finance leader is needed for six months while the company prepares to list.' },
      description: {
        en: '<p>An experienced finance leader is needed for six months while the company prepares to list on the parallel market.</p><p>Reports to the audit committee.</p>',
      },
    },
    8: { job_title: { en: mixed, ar: mixed } },
    9: {
      job_title: {
        en: 'Digital transformation programme assurance, benefits tracking and vendor governance for a retail chain of 140 stores',
        ar: 'ضمان جودة برنامج التحول الرقمي ومتابعة تحقيق المنافع وحوكمة الموردين لسلسلة متاجر تضم 140 فرعًا في دولة الكويت والمنطقة',
      },
    },
    11: { status: 'Pending Committee' as RequestStatus }, // an unknown status, which the pages must display unchanged
    12: { client_name: null, country: null, budget_min: null, budget_max: null },
    13: {
      description: {
        en: '<h3>Background</h3><p>Two systems hold <em>different</em> figures for the same month&nbsp;&mdash; see the table.</p><table><thead><tr><th>System</th><th>Revenue</th></tr></thead><tbody><tr><td>Ledger</td><td>18.4 m</td></tr><tr><td>Dashboard</td><td>19.1 m</td></tr></tbody></table><p>Read the <a href="https://example.com/guidelines">guidelines</a> before you quote.</p><ol><li>Find the cause</li><li>Agree <b>one</b> definition</li></ol>',
        ar: '<h3>خلفية</h3><p>يعرض نظامان أرقامًا <em>مختلفة</em> للشهر نفسه، كما في الجدول.</p><table><thead><tr><th>النظام</th><th>الإيرادات</th></tr></thead><tbody><tr><td>دفتر الأستاذ</td><td>18.4 مليون</td></tr><tr><td>لوحة المؤشرات</td><td>19.1 مليون</td></tr></tbody></table><p>راجع <a href="https://example.com/guidelines">الإرشادات</a> قبل تقديم العرض.</p><ol><li>تحديد السبب</li><li>الاتفاق على تعريف <b>موحد</b></li></ol>',
      },
    },
    14: {
      summary: {
        en: 'Target: turnaround < 5 days & > 90% right first time, for R&D and "fast track" files.',
        ar: 'الهدف: مدة إنجاز < 5 أيام ونسبة صحة > 90% من المرة الأولى لملفات R&D و"المسار السريع".',
      },
    },
  };
}
