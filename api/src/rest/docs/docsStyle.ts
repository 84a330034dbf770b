/** The CSS of /api/docs, beside that of all pages: one column on phones, contents and code beside it on wide screens. */
export const DOCS_STYLE = `
:root {
  --code: light-dark(#221e18, #1f1c17);
  --code-ink: #f3eee5;
  --code-quiet: #b9af9f;
  --code-text: #f2c14e;
  --code-line: light-dark(#221e18, #332e26);
  --get: light-dark(#17612f, #7ed69c);
  --post: light-dark(#1f5a96, #8dc0f2);
  --put: light-dark(#80560a, #f2c14e);
  --delete: light-dark(#a8301d, #f39a8b);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --bar: 56px;
}
html { scroll-padding-top: calc(var(--bar) + 16px); }
body { font-size: 15px; }
code { font: 0.9em var(--mono); color: var(--ink); }
a code { color: inherit; }
.skip { position: absolute; left: 16px; top: -48px; z-index: 2; padding: 8px 16px; border-radius: 8px; background: var(--panel); }
.skip:focus { top: 8px; }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 12px; align-items: center; height: var(--bar); padding-inline: clamp(16px, 3vw, 32px); border-bottom: 1px solid var(--line); background: var(--panel); }
header a { padding-block: 12px; text-decoration: none; }
header .shop { font-size: 18px; font-weight: 800; letter-spacing: -0.02em; }
header span { padding-left: 12px; border-left: 1px solid var(--line); color: var(--quiet); white-space: nowrap; }
header a:last-child { margin-left: auto; font: 13px var(--mono); }
.page { padding-inline: clamp(16px, 3vw, 32px); }
h1 { margin-top: 28px; }
h2 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
h3 { margin: 0 0 6px; font-size: 19px; line-height: 1.3; }
h3 a { color: var(--ink); text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 24px 0 4px; font-size: 14px; }
.lead { max-width: 68ch; margin: 8px 0; font-size: 17px; color: var(--ink); }
.beginning > p { max-width: 75ch; }
.beginning h2, main > section:not(.beginning) { margin-top: 48px; }
main > section:not(.beginning) { padding-top: 40px; border-top: 2px solid var(--line); }
.call, .schema { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line); }
.call > div, .schema { min-width: 0; }
.line { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; margin: 0 0 6px; }
.line code { font-size: 14px; overflow-wrap: anywhere; }
.method { font: 600 11px/1 var(--mono); letter-spacing: 0.03em; color: var(--quiet); }
.line .method { padding: 4px 6px; border: 1px solid currentColor; border-radius: 6px; }
.get { color: var(--get); }
.post { color: var(--post); }
.put { color: var(--put); }
.delete { color: var(--delete); }
.who { margin-left: auto; padding: 2px 10px; border-radius: 99px; background: var(--hover); font-size: 12px; color: var(--quiet); white-space: nowrap; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 14px; }
th, td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: baseline; text-align: left; font-weight: 400; }
th { width: 40%; font: 600 13px/1.6 var(--mono); padding-right: 12px; overflow-wrap: anywhere; }
td i { font-style: normal; color: var(--quiet); }
td b { margin-left: 6px; font-size: 12px; font-weight: 600; color: var(--put); }
td p { margin: 2px 0 0; color: var(--ink); }
.statuses { display: flex; flex-wrap: wrap; gap: 6px; }
.statuses a { padding: 3px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: var(--quiet); font: 12px/1.4 var(--mono); text-decoration: none; }
.statuses a:hover { border-color: currentColor; color: var(--ink); }
.failures { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 12px 0 0; font-size: 14px; }
.failures dt { font: 600 13px/1.6 var(--mono); scroll-margin-top: calc(var(--bar) + 16px); }
.failures dt:target { color: var(--delete); }
.failures dd { margin: 0; color: var(--quiet); }
figure { margin: 16px 0 0; border: 1px solid var(--code-line); border-radius: 12px; overflow: hidden; background: var(--code); color: var(--code-ink); }
figcaption { padding: 8px 16px; border-bottom: 1px solid #ffffff1f; font-size: 12px; color: var(--code-quiet); }
pre { margin: 0; padding: 12px 16px 14px; max-height: 420px; overflow: auto; font: 12.5px/1.65 var(--mono); tab-size: 2; }
.contents:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px; border-radius: 12px; }
pre:focus-visible { outline: 2px solid var(--code-text); outline-offset: -3px; border-radius: 10px; }
pre i { font-style: normal; color: var(--code-text); }
.contents { margin: 16px 0 0; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.contents summary { padding: 12px 16px; cursor: pointer; font-weight: 600; }
.contents ul { margin: 0; padding: 0; list-style: none; }
.contents details > ul { padding: 0 8px 8px; }
.contents a { display: flex; justify-content: space-between; gap: 8px; align-items: baseline; padding: 10px 8px; border-radius: 8px; color: var(--ink); text-decoration: none; font-weight: 600; }
.contents a:hover { background: var(--hover); }
.contents ul ul a { padding-block: 8px; color: var(--quiet); font-weight: 400; }
footer { margin-top: 56px; padding: 20px clamp(16px, 3vw, 32px); border-top: 1px solid var(--line); font-size: 14px; }
@media (min-width: 1000px) {
  .page { display: grid; grid-template-columns: 248px minmax(0, 1fr); gap: 0 40px; max-width: 1480px; margin: 0 auto; }
  @supports selector(::details-content) {
    .contents { position: sticky; top: var(--bar); align-self: start; height: calc(100vh - var(--bar)); margin: 0; overflow-y: auto; border: 0; border-radius: 0; background: none; font-size: 14px; }
    .contents summary { display: none; }
    .contents details::details-content { content-visibility: visible; block-size: auto; }
    .contents details > ul { padding: 24px 0; }
    .contents a { padding-block: 5px; }
    .contents ul ul { margin-bottom: 12px; }
    .contents ul ul a { padding-block: 4px; }
  }
  main { min-width: 0; }
  .schema { max-width: 720px; }
}
@media (min-width: 1180px) {
  .call { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 440px); gap: 0 40px; }
  .call .code { position: sticky; top: calc(var(--bar) + 16px); align-self: start; }
  .call .code figure:first-child { margin-top: 0; }
}
@media print {
  header, .contents, .skip, footer { display: none; }
  .page, .call { display: block; }
  figure { border-color: #bbb; background: none; color: #000; break-inside: avoid; }
  figcaption, pre i { color: #444; }
  pre { max-height: none; white-space: pre-wrap; }
  h2, h3, h4 { break-after: avoid; }
}
`;
