/** Saves a blob under a name as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the blob after the click; its URL must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
