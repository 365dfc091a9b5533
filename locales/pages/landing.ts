/** The long texts of the landing page. The amounts and rates beside them come from the rules of the contract. */
interface Step {
  readonly title: string;
  readonly body: string;
}

export interface LandingTexts {
  readonly payment: { readonly heading: string; readonly lead: string; readonly steps: readonly Step[] };
  /** In the order of the examples of `landing-stories.tsx`. */
  readonly stories: { readonly heading: string; readonly lead: string; readonly people: readonly Step[] };
}

/** `{days}` is the payment term of the standard contract. */
export const landingTexts: Readonly<Record<'en' | 'ar', LandingTexts>> = {
  en: {
    payment: {
      heading: 'How you are paid',
      lead: 'These are the terms of the standard contract. Your contract states its own, and you read it before you sign.',
      steps: [
        {
          title: 'Quotation',
          body: 'You name a rate or a fixed price. It is valid until the date that it states, and you can withdraw it as long as the client has not decided.',
        },
        {
          title: 'Contract',
          body: 'You, the network and the client sign. The contract lists each milestone with its amount, the payment term and the notice period.',
        },
        {
          title: 'Accepted milestone',
          body: 'You deliver on the page of the contract. The client accepts the work, or comments on what to change before you deliver again.',
        },
        {
          title: 'Invoice with VAT',
          body: 'The network issues an invoice for each accepted milestone, with the VAT of the country where it is issued. You can download the invoice as a PDF.',
        },
        {
          title: 'Payment',
          body: 'The invoice is due {days} after its date. When it is overdue, you can ask the client about it from its page, once a week.',
        },
      ],
    },
    stories: {
      heading: 'Two examples',
      lead: 'Invented people, real arithmetic: this is how a contract turns into an invoice.',
      people: [
        {
          title: 'Sara, internal auditor in Riyadh',
          body: 'Sara quotes a daily rate for a review of internal controls. The client awards it, and the contract divides the work into two equal milestones. Her first report is accepted at once.',
        },
        {
          title: 'Faisal, finance adviser in Manama',
          body: 'Faisal agrees on a fixed price in three milestones. The client comments on his second report; he delivers it again, it is accepted, and only then is it invoiced.',
        },
      ],
    },
  },
  ar: {
    payment: {
      heading: 'كيف تتقاضى أتعابك',
      lead: 'هذه شروط العقد النموذجي. ولكل عقد شروطه التي تقرؤها قبل التوقيع.',
      steps: [
        {
          title: 'عرض السعر',
          body: 'تحدد أجرًا أو سعرًا ثابتًا. ويسري العرض حتى التاريخ المذكور فيه، ويمكنك سحبه ما لم يتخذ العميل قراره.',
        },
        {
          title: 'العقد',
          body: 'توقّع أنت والشبكة والعميل. ويبيّن العقد كل مرحلة تنفيذ وقيمتها ومهلة السداد ومدة الإشعار.',
        },
        {
          title: 'قبول مرحلة التنفيذ',
          body: 'تسلّم عملك في صفحة العقد، فيقبله العميل أو يكتب ملاحظاته لتسلّمه من جديد.',
        },
        {
          title: 'فاتورة مع ضريبة القيمة المضافة',
          body: 'تُصدر الشبكة فاتورة لكل مرحلة مقبولة، مع ضريبة القيمة المضافة في بلد إصدارها. ويمكنك تنزيل الفاتورة بصيغة PDF.',
        },
        {
          title: 'السداد',
          body: 'تُستحق الفاتورة بعد {days} من تاريخها. وإذا تأخر السداد، يمكنك سؤال العميل من صفحة الفاتورة مرة واحدة في الأسبوع.',
        },
      ],
    },
    stories: {
      heading: 'مثالان',
      lead: 'الشخصيتان من الخيال، أما الحساب فحقيقي: هكذا يتحول العقد إلى فاتورة.',
      people: [
        {
          title: 'سارة، مراجِعة داخلية في الرياض',
          body: 'تقدّم سارة عرضًا بأجر يومي لمراجعة الرقابة الداخلية. يقبله العميل، ويقسّم العقد العمل إلى مرحلتين متساويتين، ويُقبل تقريرها الأول مباشرة.',
        },
        {
          title: 'فيصل، مستشار مالي في المنامة',
          body: 'يتفق فيصل على سعر ثابت من ثلاث مراحل. يكتب العميل ملاحظاته على التقرير الثاني، فيسلّمه فيصل من جديد، ولا تصدر الفاتورة إلا بعد قبوله.',
        },
      ],
    },
  },
};
