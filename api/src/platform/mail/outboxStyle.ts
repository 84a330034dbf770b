/** The style of the pages at /dev/mail in addition to that of `htmlPage`, for widths from 360 px. */
export const OUTBOX_STYLE = `
header { border-bottom: 1px solid var(--line); background: var(--panel); }
nav, main { max-width: 1160px; margin: 0 auto; padding-inline: clamp(16px, 4vw, 32px); }
nav { display: flex; gap: 24px; }
nav a { padding-block: 12px; text-decoration: none; }
nav a:first-child { font-weight: 800; letter-spacing: -0.02em; }
main { padding-block: clamp(20px, 3vw, 36px); }
summary { padding: 8px 0; cursor: pointer; color: var(--brand); }
.intro { margin-bottom: 20px; }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--panel); }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 2px 24px; padding: 14px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--hover); }
.mails a:focus-visible { outline-offset: -3px; border-radius: 12px; }
.mails strong, .mails span { overflow: hidden; text-overflow: ellipsis; }
.mails span, .mails time { color: var(--quiet); font-size: 14px; }
time { font-variant-numeric: tabular-nums; }
.empty { padding: 56px 24px; text-align: center; border: 1px dashed var(--line); border-radius: 12px; background: var(--panel); }
.empty strong { color: var(--ink); font-size: 20px; }
.empty a { display: inline-block; padding: 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0 24px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
section, details { margin-bottom: 24px; }
.links { margin: 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding: 4px 0; overflow-wrap: anywhere; }
.forms { display: grid; gap: 0 24px; }
.forms section { display: flex; flex-direction: column; min-width: 0; }
iframe, pre { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
iframe { height: 660px; }
pre { flex: 1; padding: 16px 20px; font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 720px) {
  .mails a { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 12rem; align-items: baseline; }
  .mails time { text-align: right; }
  .mails strong, .mails span { white-space: nowrap; }
}
@media (min-width: 960px) {
  .forms { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
`;
