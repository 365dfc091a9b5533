/** The two path shapes of section 7, whose prefixes the specification does not show, and ours for page views. */
export const mandatePath = '/api/method/mandate';
export const sitePath = '/api/method/site';
export const pageViewPath = '/api/page-view';

/** What a file's address begins with when only `downloadFile` may fetch it: Frappe's own word for it. */
export const privateFiles = '/private/files/';
