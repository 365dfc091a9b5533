// What a tester has to know before the steps of a path: where the product is, who can log in, how to change a reply.

/** @type {Readonly<Record<import('./names.mjs').Language, readonly string[]>>} */
export const testerNotes = {
  en: [
    '“npm start” serves the product at http://localhost:3000, and its emails at /dev/mail. Two accounts exist: demo@sgnetwork.example with the password Consult-2026!, and yousef@sgnetwork.example with the password Adviser-2026!.',
    'The emails noor@example.com and sami@example.com belong to no account. Where the server accepts a login, log in with one of the two accounts: the server does not accept the token of an example.',
    'Below a step are the request, which “method=” in its address names, and its reply. The developer tools of the browser block a request, switch the network off, and change the body of a reply.',
    'Another status needs a proxy that changes replies, or a server that was started with TEST_FAULTS=1 and requests with the header X-Test-Fault, as /api/docs describes.',
    '“as before” precedes a state that the step does not change. “|” separates parts of the page that are independent of each other.',
    'A path with the tag @not-on-screen, a text in the column “Not on screen”, or a line “Step … is not on screen” has a step that no page offers at that moment. Skip this path: “npm run flows” takes it without a screen.',
  ],
  ar: [
    'يشغّل الأمر «npm start» المنتج على ‎http://localhost:3000‎، وتظهر رسائله الإلكترونية في ‎/dev/mail‎. وفيه حسابان: demo@sgnetwork.example بكلمة المرور ‎Consult-2026!‎، و‎yousef@sgnetwork.example بكلمة المرور ‎Adviser-2026!‎.',
    'لا حساب للبريدين noor@example.com و‎sami@example.com. حيث يقبل الخادم تسجيل الدخول، سجّل الدخول بأحد الحسابين: لا يقبل الخادم رمز الوصول الوارد في المثال.',
    'يظهر أسفل الخطوة الطلب، ويحدّده «method=» في عنوانه، وردّه. تتيح أدوات المطوّر في المتصفح حظر الطلب وقطع الشبكة وتغيير نص الرد.',
    'لتغيير حالة الرد، استخدم خادمًا وسيطًا يغيّر الردود، أو شغّل الخادم مع TEST_FAULTS=1 وأضف إلى الطلبات الترويسة X-Test-Fault كما تصفها ‎/api/docs‎.',
    'تسبق العبارةُ «كما كان» حالةً لا تغيّرها الخطوة. وتفصل العلامة «|» بين أجزاء الصفحة المستقل بعضها عن بعض.',
    'في المسار ذي الوسم ‎@not-on-screen‎، أو ذي النص في العمود «Not on screen»، خطوة لا تتيحها أي صفحة في تلك اللحظة. تجاوز هذا المسار: ينفّذه «npm run flows» بلا شاشة.',
  ],
};
