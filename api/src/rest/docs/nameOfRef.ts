/** The name of the component that a `$ref` refers to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
