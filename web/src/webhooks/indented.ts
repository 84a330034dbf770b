/** JSON laid out to be read; what is none, as it is. */
export function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
