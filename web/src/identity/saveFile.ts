/** Has the browser save something under a name, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read after the click; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
