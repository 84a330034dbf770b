/** A text without characters that nobody sees, such as zero-width spaces and marks of direction, as the server reads codes and numbers. */
export function dropInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}
