import type { Bilingual } from '../../../bilingual.ts';

/** An organisation that requests work. `kind` describes it in the title of a request. */
export interface Client {
  readonly name: Bilingual;
  readonly kind: { readonly en: string; readonly ar: string };
  readonly contact: Bilingual;
  readonly industry: string;
  readonly country: string;
  readonly currency: 'SAR' | 'USD' | 'KWD';
}

type Words = readonly [en: string, ar: string];

const client = (
  [nameEn, nameAr]: Words,
  [kindEn, kindAr]: Words,
  [contactEn, contactAr]: Words,
  [industry, country, currency]: [string, string, Client['currency']],
): Client => ({
  name: { en: nameEn, ar: nameAr },
  kind: { en: kindEn, ar: kindAr },
  contact: { en: contactEn, ar: contactAr },
  industry,
  country,
  currency,
});

/** Fictitious clients. */
export const clients: readonly Client[] = [
  client(
    ['Rimal Health Group', 'مجموعة رمال الصحية'],
    ['a hospital group', 'مجموعة مستشفيات'],
    ['Huda Al-Qahtani', 'هدى القحطاني'],
    ['Q', 'SA', 'SAR'],
  ),
  client(
    ["Al-Ra'idah Holding", 'شركة الرائدة القابضة'],
    ['a family-owned holding', 'شركة قابضة عائلية'],
    ["Sa'ad Al-Otaibi", 'سعد العتيبي'],
    ['M', 'SA', 'SAR'],
  ),
  client(
    ['Gulf Harbour Logistics', 'مرفأ الخليج للخدمات اللوجستية'],
    ['a logistics company', 'شركة خدمات لوجستية'],
    ['Priya Menon', 'بريا مينون'],
    ['H', 'AE', 'USD'],
  ),
  client(
    ['Bank Al-Lulu', 'بنك اللؤلؤة'],
    ['a retail bank', 'بنك تجزئة'],
    ['Fahad Al-Mutairi', 'فهد المطيري'],
    ['K', 'KW', 'KWD'],
  ),
  client(
    ['Wadi Water Company', 'شركة وادي المياه'],
    ['a water utility', 'شركة مياه'],
    ['Salim Al-Harthy', 'سالم الحارثي'],
    ['E', 'OM', 'USD'],
  ),
  client(
    ['Madar Digital Authority', 'هيئة مدار الرقمية'],
    ['a government authority', 'جهة حكومية'],
    ['Abdullah Al-Shehri', 'عبدالله الشهري'],
    ['O', 'SA', 'SAR'],
  ),
  client(
    ['Nakheel Foods', 'نخيل للصناعات الغذائية'],
    ['a food manufacturer', 'شركة صناعات غذائية'],
    ['Reem Al-Dosari', 'ريم الدوسري'],
    ['C', 'SA', 'SAR'],
  ),
  client(
    ['Sadu Retail', 'سدو للتجزئة'],
    ['a retail chain', 'سلسلة متاجر'],
    ['Mariam Al-Ajmi', 'مريم العجمي'],
    ['G', 'KW', 'KWD'],
  ),
  client(
    ['Qimam University', 'جامعة قمم'],
    ['a private university', 'جامعة أهلية'],
    ['Dr Khalid Al-Amri', 'د. خالد العمري'],
    ['P', 'SA', 'SAR'],
  ),
  client(
    ['Aman Takaful', 'أمان للتكافل'],
    ['an insurer', 'شركة تأمين'],
    ['Ali Al-Sayed', 'علي السيد'],
    ['K', 'BH', 'USD'],
  ),
  client(
    ['Najm Energy Services', 'نجم لخدمات الطاقة'],
    ['an energy services company', 'شركة خدمات طاقة'],
    ['Turki Al-Zahrani', 'تركي الزهراني'],
    ['D', 'SA', 'SAR'],
  ),
  client(
    ['Mina Creative District', 'حي الميناء الإبداعي'],
    ['a cultural institution', 'مؤسسة ثقافية'],
    ['Noor Al-Kuwari', 'نور الكواري'],
    ['R', 'QA', 'USD'],
  ),
  client(
    ['Bayt Al-Omran', 'بيت العمران'],
    ['a real estate developer', 'شركة تطوير عقاري'],
    ['Lama Al-Harbi', 'لمى الحربي'],
    ['L', 'SA', 'SAR'],
  ),
  client(
    ['Tayseer Fintech', 'تيسير للتقنية المالية'],
    ['a fintech company', 'شركة تقنية مالية'],
    ['Omar Haddad', 'عمر حداد'],
    ['J', 'AE', 'USD'],
  ),
  client(
    ['National Skills Programme', 'البرنامج الوطني للمهارات'],
    ['a national programme', 'برنامج وطني'],
    ['Mona Al-Ghamdi', 'منى الغامدي'],
    ['O', 'SA', 'SAR'],
  ),
  client(
    ['Diwan Hospitality', 'ديوان للضيافة'],
    ['a hotel group', 'مجموعة فنادق'],
    ['Yara Nasser', 'يارا ناصر'],
    ['I', 'SA', 'SAR'],
  ),
  client(
    ['Sahara Contracting', 'الصحراء للمقاولات'],
    ['a contractor', 'شركة مقاولات'],
    ['Bader Al-Rashidi', 'بدر الرشيدي'],
    ['F', 'KW', 'KWD'],
  ),
  client(
    ['Ufuq Telecom', 'أفق للاتصالات'],
    ['a telecom operator', 'شركة اتصالات'],
    ['Dalal Al-Enezi', 'دلال العنزي'],
    ['J', 'KW', 'KWD'],
  ),
];
