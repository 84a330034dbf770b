import escapeHtml from 'escape-html';
import { primaryPalettes } from '@kirana/shared/brandColors.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';
import type { PngPicture } from '../media/brandPictures.ts';
import type { MailContent, MailRow } from './mailContent.ts';

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Keeps what comes after the preheader, the text that an inbox displays after the subject, out of an inbox's preview line. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The Content-ID of the logo, which a mail contains as an attachment. */
export const LOGO_CID = 'logo';
/** The largest logo in pixels of CSS. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [200, 48];

/** Who sends a mail, and how it looks. */
export interface MailBrand extends Pick<ShopSettings['brand'], 'name' | 'primaryColor'> {
  /** Null: the name is the header. */
  logo: PngPicture | null;
  /** The licence for selling food, which the last line names; null: none. */
  fssai: string | null;
}

type Palettes = ReturnType<typeof primaryPalettes>;

/** The dark colours. The light ones are inline, because some mail programs remove the style element. */
const styleOf = ({ dark }: Palettes) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 20px 12px !important; }
  .code { font-size: 30px !important; letter-spacing: 6px !important; padding-left: 14px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #151310 !important; }
  .card { background-color: #1f1c17 !important; border-color: #332e26 !important; }
  .ink { color: #f3eee5 !important; }
  .quiet { color: #b9af9f !important; }
  .brand { color: ${dark.fg} !important; }
  .button { background-color: ${dark.solid} !important; color: ${dark.contrast} !important; }
  .rule { border-color: #332e26 !important; }
  .code { background-color: ${dark.subtle} !important; color: #f3eee5 !important; }
}`;

/**
 * Renders the HTML of a mail: tables and inline styles for mail programs, no external resources, and every text escaped.
 */
function mailHtml(content: MailContent, brand: MailBrand): string {
  const subject = escapeHtml(content.subject);
  const palettes = primaryPalettes(brand.primaryColor);
  const { light } = palettes;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${styleOf(palettes)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#faf8f4;${FONT}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.paragraphs.join(' '))}${PREVIEW_END}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#faf8f4">
<tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 4px 16px;${FONT};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.5px;color:${light.fg}">${headerHtml(brand, light.fg)}</td></tr>
<tr><td class="card" style="padding:36px 32px 20px;background-color:#ffffff;border:1px solid #e5dfd4;border-radius:12px">
${headline(content)}
${content.paragraphs.map(paragraphHtml).join('\n')}
${content.article ? articleHtml(content.article.html, light) : ''}
${(content.tables ?? []).map(({ rows }) => tableHtml(rows)).join('\n')}
${content.code ? codeHtml(content.code, light) : ''}
${content.button ? buttonHtml(content.button, light) : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:#5f574b">${footerHtml(content, brand, light.fg)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** The logo on white, because it may be dark, and the name where a mail program shows no pictures; without a logo the name. */
function headerHtml({ name, logo }: MailBrand, color: string): string {
  if (logo === null) return escapeHtml(name);
  const scale = Math.min(1, LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => Math.round(side * scale));
  return `<img src="cid:${LOGO_CID}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:block;padding:8px;border:0;border-radius:8px;background-color:#ffffff;color:${color}">`;
}

/** The subject as a headline; none for a mail whose code is in the subject and in large digits below. */
function headline({ subject, code }: MailContent): string {
  if (code && subject.includes(code)) return '';
  return `<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:30px;font-weight:700;color:#1e1b16">${escapeHtml(subject)}</h1>`;
}

function paragraphHtml(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:#1e1b16">${escapeHtml(text)}</p>`;
}

/** Many mail programs ignore style elements, so that the paragraphs and links have their looks inline. */
function articleHtml(html: string, { fg }: Palettes['light']): string {
  const styled = html
    .replaceAll(/<(p|ul|ol|h[2-4])>/g, '<$1 style="margin:0 0 16px">')
    .replaceAll('<a ', `<a class="brand" style="color:${fg}" `);
  return `<div class="ink" style="${FONT};font-size:16px;line-height:25px;color:#1e1b16;word-break:break-word">${styled}</div>`;
}

/** A table whose values are at the right; each row is read aloud with its label first. */
function tableHtml(rows: readonly MailRow[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="rule" style="margin:0 0 20px;border-top:1px solid #e5dfd4;border-collapse:collapse;${FONT};font-size:15px;line-height:22px">
${rows.map(rowHtml).join('\n')}
</table>`;
}

function rowHtml({ label, note, value, isStrong = false }: MailRow): string {
  const weight = isStrong ? ';font-weight:700' : '';
  const below =
    note === undefined ? '' : `<br><span class="quiet" style="font-size:13px;color:#5f574b">${escapeHtml(note)}</span>`;
  return `<tr><th scope="row" align="left" valign="top" class="ink" style="padding:8px 16px 0 0;font-weight:400${weight};color:#1e1b16">${escapeHtml(label)}${below}</th><td align="right" valign="top" class="ink" style="padding:8px 0 0;color:#1e1b16${weight}">${escapeHtml(value)}</td></tr>`;
}

/** The left padding compensates the letter spacing after the last digit. A double click selects the whole code. */
function codeHtml(code: string, { subtle }: Palettes['light']): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
<tr><td align="center" class="code" style="padding:18px 8px 18px 16px;background-color:${subtle};border-radius:8px;${FONT};font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px;font-variant-numeric:tabular-nums;white-space:nowrap;color:#1e1b16">${escapeHtml(code)}</td></tr>
</table>`;
}

/** A button, and its URL as text for programs without buttons and for people who check it first. */
function buttonHtml(
  { label, url }: { label: string; url: string },
  { solid, contrast, fg }: Palettes['light'],
): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td align="center" bgcolor="${solid}" class="button" style="border-radius:8px;background-color:${solid}"><a href="${address}" class="button" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:${contrast};border-radius:8px">${escapeHtml(label)}</a></td></tr>
</table>
<p class="quiet" style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#5f574b">Button not working? Open this link:<br><a class="brand" href="${address}" style="color:${fg};word-break:break-all">${address}</a></p>`;
}

function footerHtml({ footnote, unsubscribe }: MailContent, brand: MailBrand, color: string): string {
  const lines = [
    ...(footnote ? [escapeHtml(footnote)] : []),
    ...(unsubscribe
      ? [
          `Don’t want ${escapeHtml(unsubscribe.category)}? <a class="brand" href="${escapeHtml(unsubscribe.url)}" style="color:${color}">Unsubscribe</a>`,
        ]
      : []),
    escapeHtml(signature(brand)),
  ];
  return lines.map((line) => `<p style="margin:0 0 12px">${line}</p>`).join('\n');
}

function signature({ name, fssai }: MailBrand): string {
  return fssai === null ? name : `${name}, FSSAI licence ${fssai}`;
}

/** Renders a mail as HTML and as plain text, with the same content. */
export function renderMail(content: MailContent, brand: MailBrand): { html: string; text: string } {
  return { html: mailHtml(content, brand), text: mailText(content, brand) };
}

/** The plain text: a code and a link have lines of their own, and `-- ` marks the signature for mail programs. */
function mailText(
  { paragraphs, article, tables = [], code, button, footnote, unsubscribe }: MailContent,
  brand: MailBrand,
): string {
  const blocks = [
    ...paragraphs.map(oneLine),
    ...(article ? [article.text.trim()] : []),
    ...tables.map(({ rows }) => rows.map(rowText).join('\n')),
    ...(code ? [code] : []),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    [
      '-- ',
      signature(brand),
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
