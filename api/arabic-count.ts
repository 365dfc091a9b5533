/** Counted nouns in Arabic, by the plural rules of CLDR, as they follow a verb or a preposition; days are a phrase alone. */
export const secondsInArabic = (count: number): string =>
  counted(count, {
    zero: '# ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  });

export const weeksInArabic = (count: number): string =>
  counted(count, {
    zero: '# أسبوع',
    one: 'أسبوع واحد',
    two: 'أسبوعين',
    few: '# أسابيع',
    many: '# أسبوعًا',
    other: '# أسبوع',
  });

export const daysInArabic = (count: number): string =>
  counted(count, {
    zero: '# يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

const counted = (count: number, forms: Readonly<Record<Intl.LDMLPluralRule, string>>): string =>
  forms[rules.select(count)].replace('#', String(count));

const rules = new Intl.PluralRules('ar');
