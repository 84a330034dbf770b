/** Removes invisible characters, such as zero-width spaces and direction marks, as the server does in codes and numbers. */
export function dropInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}
