/** Indents JSON; text that is not JSON is returned unchanged. */
export function formatJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
