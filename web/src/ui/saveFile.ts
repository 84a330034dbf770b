/** Downloads a URL; the server names the file if `name` is empty. */
export function downloadUrl(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a blob under a name as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  downloadUrl(url, name);
  // Browsers read the blob after the click; its URL must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
