import { faultHeader, sentinels } from '../http/faults.ts';

/** The rules for every call: envelopes, authorization, formats, and the failures that tests can request. */
export function introduction(): string {
  return [
    'A reply is {"message": {"msg": "success", "data": …}}.',
    'An error has Frappe’s envelope: exc_type, exception, and _server_messages (the JSON text of a list of JSON texts of {message, title, indicator, raise_exception, fieldname}); an error of sign-in also has a plain message. It is never HTML.',
    'Personal calls take Authorization: Bearer <token>, token <token>, or the token alone. The cookie gives no access. Public calls ignore Authorization.',
    'The rows of a list keep their null fields; single documents leave them out. Every document also has owner, creation, modified, modified_by, docstatus and idx, as in Frappe. Dates are YYYY-MM-DD; times are YYYY-MM-DD HH:mm:ss[.ffffff] in the zone of the site, Asia/Riyadh.',
    'A JSON body is sent as application/json, with the names and the types of its schema alone: another type, an unknown name, a name given twice, and a parameter of the address given twice or as a list are refused with 417 and named in fieldname. An empty text is null. A limited number of fields is named.',
    'The demonstration data has two statuses that no list contains, one of a request and one of an invoice, because a server may send such a value.',
    `Failures for tests, only where TEST_FAULTS=1 and NODE_ENV is not production (elsewhere the header is refused with 400): the header ${faultHeader} with status=N, delay=ms, hang, html, truncated, empty, null, message-string, msg-error or session-expired, joined by ";" and limited to one call by method=NAME (status=503;method=get_rfq).`,
    `In the same places, these values of usr cause a failure: ${sentinels.refused} a 200 with the msg "error"; ${sentinels.slow} a reply after 8 s; ${sentinels.broken} a 500; ${sentinels.locked} a lock-out.`,
  ].join('\n\n');
}
