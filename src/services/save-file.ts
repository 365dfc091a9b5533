/** Hands a text to the person as a file that the browser saves. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers still read it when the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
