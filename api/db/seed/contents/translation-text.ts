import type { Bilingual } from '../../../bilingual.ts';

/** The 23 keys of the specification (section 3), which the server may send in place of the catalogue's texts. */
export const translationText: Record<string, Bilingual> = {
  toast_added_subscribe_success: {
    en: "You're subscribed. We'll keep you updated by email.",
    ar: 'سُجّل اشتراكك، وستصلك مستجداتنا عبر البريد الإلكتروني.',
  },
  toast_already_subscribe_success: {
    en: 'This email address is already subscribed.',
    ar: 'عنوان البريد الإلكتروني هذا مشترك بالفعل.',
  },
  toast_logout_success: { en: "You've been logged out.", ar: 'سُجّل خروجك بنجاح.' },
  subscribe_modal_heading: { en: 'Get updates by email', ar: 'تلقّي المستجدات عبر البريد الإلكتروني' },
  signup_header: { en: 'Join our network of independent consultants', ar: 'انضم إلى شبكة المستشارين المستقلين' },
  signup_description: {
    en: 'Setting up your profile takes a few minutes. You can stop at any time and pick up where you left off.',
    ar: 'يستغرق إعداد ملفك الشخصي بضع دقائق، ويمكنك التوقف في أي وقت ثم المتابعة من حيث توقفت.',
  },
  later: { en: 'Later', ar: 'لاحقًا' },
  start: { en: 'Start', ar: 'البدء' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  next: { en: 'Subscribe', ar: 'الاشتراك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  email_placeholder: { en: 'name@example.com', ar: 'name@example.com' },
  login: { en: 'Log in', ar: 'تسجيل الدخول' },
  signup: { en: 'Sign up', ar: 'إنشاء حساب' },
  log_out: { en: 'Log out', ar: 'تسجيل الخروج' },
  bio: { en: 'Profile', ar: 'الملف الشخصي' },
  job_request: { en: 'Job requests', ar: 'طلبات المشاريع' },
  contract: { en: 'Contracts', ar: 'العقود' },
  invoice: { en: 'Invoices', ar: 'الفواتير' },
  account: { en: 'Account', ar: 'الحساب' },
  home_btn: { en: 'Home', ar: 'الرئيسية' },
  footer: { en: 'All rights reserved.', ar: 'جميع الحقوق محفوظة.' },
  sg_network: { en: 'SG Network', ar: 'شبكة SG' },
};
