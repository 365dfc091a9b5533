/** The two paths of section 7, of which the specification does not show the prefixes, and the path for page views. */
export const mandatePath = '/api/method/mandate';
export const sitePath = '/api/method/site';
export const pageViewPath = '/api/page-view';

/** Answers while the server runs. */
export const healthPath = '/api/health';

/** The start of the address of a file that only `downloadFile` may fetch, as in Frappe. */
export const privateFiles = '/private/files/';

/** Pages to which the server links, in messages and in the content of the landing page. */
export const signUpPath = '/wizard-master';
export const verifyEmailPath = '/verify-email';
export const resetPasswordPath = '/reset-password';
export const notificationsPath = '/notifications';
export const accountPath = '/account';

/** The start of the path of a shared profile, which its token follows. */
export const sharedProfilePath = '/p/';

/** A path that can be stored or sent: anyone could read a shared profile with its token. Routes ignore the case. */
export const withoutToken = (path: string): string => path.replace(/^\/p\/.+/i, `${sharedProfilePath}*`);
