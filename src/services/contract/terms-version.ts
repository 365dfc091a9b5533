/**
 * The version of the terms and of the privacy notice that the pages show: the month of their last change. A sign-up
 * sends it, and the API stores it with the time.
 */
export const termsVersion = '2026-11';
