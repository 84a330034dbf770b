import { hasControls } from '../core/text/isPlainText.ts';
import { hasLink } from '../core/text/hasLink.ts';

/**
 * The first words of a mail to a person. A name that could carry a stranger's message is left out, because anyone can register another
 * person's e-mail address.
 */
export function greeting(name: string): string {
  return hasLink(name) || /[\\@<>]/.test(name) || hasControls(name) ? 'Hi,' : `Hi ${name},`;
}
