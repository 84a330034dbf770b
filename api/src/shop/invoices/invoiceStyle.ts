/** The styles of the invoice page: rows become cards on phones; printed pages are black on white and repeat the table heading. */
export const invoiceStyle = `
main { width: 100%; max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
address, dd, .text { overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; }
.status { padding: 2px 10px; border: 2px solid currentColor; border-radius: 8px; color: light-dark(#b23420, #ff9c8a); font-size: 16px; vertical-align: middle; }
/* On white, as on paper: a logo may be dark. */
.logo { display: block; box-sizing: content-box; width: auto; max-width: 100%; height: auto; max-height: 64px; margin: 0 0 16px; padding: 8px; border-radius: 8px; background: #fff; }
.pdf { padding: 10px 16px; border: 1px solid currentColor; border-radius: 8px; font-weight: 600; text-decoration: none; }
.pdf:hover { background: var(--hover); }
.sample { margin: 16px 0 0; padding: 12px 16px; border-radius: 8px; background: #f6b21b; color: #1e1b16; font-weight: 600; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 16px; margin: 16px 0; }
.parts section { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
address { font-style: normal; white-space: pre-line; }
dl { margin: 0; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 12px; }
dt { color: var(--quiet); }
dd { margin: 0 0 0 auto; text-align: end; }
table { width: 100%; margin: 24px 0 0; border-collapse: collapse; font-size: 14px; }
caption { padding: 0 0 8px; font-size: 16px; font-weight: 700; text-align: start; }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
.number, .word { white-space: nowrap; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.text { width: 100%; min-width: 120px; }
tfoot th, tfoot td { border-bottom: 0; color: var(--ink); font-weight: 700; }
.round-off { margin: 24px 0 0; text-align: end; font-variant-numeric: tabular-nums; }
.round-off + .total { margin-top: 4px; }
.total { display: flex; justify-content: flex-end; gap: 16px; margin: 24px 0; color: var(--ink); font-size: 20px; font-variant-numeric: tabular-nums; }
@media screen and (max-width: 640px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, caption, tbody, tfoot, tr, th, td { display: block; }
  tr { margin-bottom: 12px; padding: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
  th, td { padding: 2px 0; border: 0; }
  .text { width: auto; }
  td { display: flex; justify-content: space-between; gap: 16px; white-space: normal; text-align: end; }
  td::before { content: attr(data-title); color: var(--quiet); font-weight: 400; }
  /* The name of a product is the heading of its card. */
  td[data-title='#'], td[data-title='Product']::before { display: none; }
  td[data-title='Product'] { padding-bottom: 6px; font-weight: 600; text-align: start; }
}
@page { size: A4; margin: 14mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb; }
  body { font-size: 12px; }
  main { max-width: none; padding: 0; }
  .logo { padding: 0; }
  .pdf { display: none; }
  .sample { border: 1px solid #000; background: none; }
  .parts { grid-template-columns: repeat(3, 1fr); }
  table { font-size: 10px; }
  tr, .parts section, .total { break-inside: avoid; }
  tfoot { display: table-row-group; }
}
`;
