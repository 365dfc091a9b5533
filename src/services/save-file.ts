/** Hands bytes to the person as a file that the browser saves; they are kept nowhere else. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers still read it when the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
