/** An entry of the outbox that saves a request for later. */
export const bookmarkEntry = (id: string) => ({
  id,
  kind: 'bookmark' as const,
  subject: id,
  payload: { isSaved: true },
  since: 1,
  apiError: null,
});
