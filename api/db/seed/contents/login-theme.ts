/** The theme of the login page. It sets no colours, so the page uses its own. */
export const loginTheme = {
  logo: null,
  background_image: null,
  primary_color: null,
  on_primary_color: null,
  heading: { en: 'Welcome back', ar: 'مرحبًا بعودتك' },
  sub_heading: {
    en: 'Log in to follow your job requests, contracts and invoices.',
    ar: 'سجّل الدخول لمتابعة طلبات المشاريع والعقود والفواتير.',
  },
  support_email: 'support@sgnetwork.example',
  modified: '2026-01-05 09:00:00.000000',
};
