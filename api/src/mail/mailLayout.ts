import type { MailContent } from './mailContent.ts';
import { mailHtml } from './mailHtml.ts';

/** Both forms of a mail; each says all of it. */
export interface MailBody {
  html: string;
  text: string;
}

/** Sets a mail in the shop's looks, and in plain text for those who read it so. */
export function layOutMail(content: MailContent): MailBody {
  return { html: mailHtml(content), text: mailText(content) };
}

/** What is to be copied stands on a line of its own; `-- ` is what mail programs know a signature by. */
function mailText({ paragraphs, code, button, footnote }: MailContent): string {
  const blocks = [
    ...paragraphs.map(oneLine),
    ...(code ? [code] : []),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    ['-- ', 'Kirana', ...(footnote ? [oneLine(footnote)] : [])].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A name with line breaks must not write paragraphs of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
