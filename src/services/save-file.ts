/** Downloads `content` in the browser as a file called `name`. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers read the URL only after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
