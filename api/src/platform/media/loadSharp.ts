/** Loads the library of pictures and its native code, 15 MB, when the first picture is encoded. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
