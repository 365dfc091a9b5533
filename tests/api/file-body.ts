/** The body of an upload; `type` is the media type that the client states. */
export function fileBody(content: BlobPart, name: string, type = ''): FormData {
  const body = new FormData();
  body.set('file', new File([content], name, { type }));
  return body;
}
