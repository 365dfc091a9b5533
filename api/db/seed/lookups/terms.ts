import { type Line, type LookupRow, row } from './row.ts';

/** Preferences, price bases, years of experience and levels of education. */
export const termRows: LookupRow[] = [
  ...preferences().map(([group, line], at) => row('preference', line, at + 1, { group })),
  ...priceBases().map(([unit, requires_quantity, line], at) =>
    row('price_basis', line, at + 1, { unit, requires_quantity }),
  ),
  ...years().map(([min_years, max_years, line], at) =>
    row('years_of_experience', line, at + 1, { min_years, max_years }),
  ),
  ...education().map(([isced, line], at) => row('education_level', line, at + 1, { isced })),
];

function preferences(): [group: string, line: Line][] {
  return [
    ['work_mode', ['Remote', 'Remote', 'عن بُعد']],
    ['work_mode', ['Hybrid', 'Hybrid', 'هجين']],
    ['work_mode', ['On-site', 'On site', 'حضوري']],
    ['engagement', ['Full-time', 'Full time', 'دوام كامل']],
    ['engagement', ['Part-time', 'Part time', 'دوام جزئي']],
    ['travel', ['Willing to travel', 'Willing to travel', 'إمكانية السفر']],
    ['travel', ['Local only', 'Within my city only', 'داخل مدينتي فقط']],
    ['length', ['Short contracts', 'Contracts of up to three months', 'عقود لا تتجاوز ثلاثة أشهر']],
    ['length', ['Medium contracts', 'Contracts of three to twelve months', 'عقود من ثلاثة أشهر إلى سنة']],
    ['length', ['Long contracts', 'Contracts of over a year', 'عقود تزيد مدتها على سنة']],
  ];
}

function priceBases(): [unit: string, requiresQuantity: 0 | 1, line: Line][] {
  return [
    ['hour', 1, ['Hourly', 'Hourly', 'بالساعة']],
    ['day', 1, ['Daily', 'Daily', 'باليوم']],
    ['week', 1, ['Weekly', 'Weekly', 'بالأسبوع']],
    ['month', 1, ['Monthly retainer', 'Monthly retainer', 'أتعاب شهرية ثابتة']],
    ['project', 0, ['Fixed price', 'Fixed price', 'سعر ثابت']],
    ['project', 0, ['Success fee', 'Success fee', 'أتعاب نجاح']],
  ];
}

function years(): [minYears: number, maxYears: number | null, line: Line][] {
  return [
    [0, 2, ['0-2', 'Up to 2 years', 'حتى سنتين']],
    [3, 5, ['3-5', '3 to 5 years', 'من 3 إلى 5 سنوات']],
    [6, 9, ['6-9', '6 to 9 years', 'من 6 إلى 9 سنوات']],
    [10, 14, ['10-14', '10 to 14 years', 'من 10 إلى 14 سنة']],
    [15, 19, ['15-19', '15 to 19 years', 'من 15 إلى 19 سنة']],
    [20, null, ['20+', '20 years or more', '20 سنة فأكثر']],
  ];
}

/** With the ISCED 2011 level, which a professional qualification does not have. */
function education(): [isced: number | null, line: Line][] {
  return [
    [3, ['High School', 'High school', 'الثانوية العامة']],
    [4, ['Post-secondary Certificate', 'Post-secondary certificate', 'دبلوم بعد الثانوي']],
    [5, ['Associate Degree', 'Associate degree', 'درجة مشارك']],
    [6, ['Bachelor', "Bachelor's degree", 'بكالوريوس']],
    [7, ['Master', "Master's degree", 'ماجستير']],
    [7, ['MBA', 'MBA', 'ماجستير إدارة أعمال']],
    [8, ['Doctorate', 'Doctorate', 'دكتوراه']],
    [null, ['Professional Qualification', 'Professional qualification', 'مؤهل مهني']],
  ];
}
