import type { MailContent, MailRow } from './mailContent.ts';
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
function mailText({ paragraphs, tables = [], code, button, footnote, unsubscribe }: MailContent): string {
  const blocks = [
    ...paragraphs.map(oneLine),
    ...tables.map(({ rows }) => rows.map(rowText).join('\n')),
    ...(code ? [code] : []),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    [
      '-- ',
      'Kirana',
      ...(footnote ? [oneLine(footnote)] : []),
      ...(unsubscribe ? [`Unsubscribe from ${unsubscribe.category}: ${unsubscribe.url}`] : []),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function rowText({ label, note, value }: MailRow): string {
  return oneLine(`${label}${note === undefined ? '' : ` (${note})`}: ${value}`);
}

/** Removes line breaks: a name must not add paragraphs. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
