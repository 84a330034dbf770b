import { hasControls } from '../core/isPlainText.ts';

/** A domain, a URL or an e-mail address, which mail programs make a link. */
const LINK = /[^\s.]\.\p{L}{2,}|[/\\@<>]/u;

/**
 * The first words of a mail to a person. A name that could carry a stranger's message is left out, because anyone can register the e-mail
 * address of somebody else.
 */
export function greeting(name: string): string {
  return LINK.test(name) || hasControls(name) ? 'Hi,' : `Hi ${name},`;
}
