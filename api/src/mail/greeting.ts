/** A domain or URL, which mail programs make a link, and characters that change the text around them: line ends, controls of direction. */
const UNSAFE_IN_MAIL = /[^\s.]\.\p{L}{2,}|[/\\@<>]|[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

/**
 * The first words of a mail to a person. A name that could carry a stranger's message is left out, because anyone can register the e-mail
 * address of somebody else.
 */
export function greeting(name: string): string {
  return UNSAFE_IN_MAIL.test(name) ? 'Hi,' : `Hi ${name},`;
}
