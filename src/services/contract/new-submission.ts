/** The name of one submission, under which it can be sent again: 128 random bits. */
export function newSubmission(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
