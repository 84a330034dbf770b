import type { MailContent } from './mailContent.ts';
import { mailHtml } from './mailHtml.ts';

/** Both bodies of a mail, with the same content. */
export interface MailBody {
  html: string;
  text: string;
}

/** Renders a mail as HTML and as plain text. */
export function renderMail(content: MailContent): MailBody {
  return { html: mailHtml(content), text: mailText(content) };
}

/** The plain text: a code and a link have lines of their own, and `-- ` marks the signature for mail programs. */
function mailText({ paragraphs, code, button, footnote }: MailContent): string {
  const blocks = [
    ...paragraphs.map(oneLine),
    ...(code ? [code] : []),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    ['-- ', 'Kirana', ...(footnote ? [oneLine(footnote)] : [])].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Removes line breaks: a name must not add paragraphs. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
