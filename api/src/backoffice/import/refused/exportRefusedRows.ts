import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../../platform/core/csv.ts';
import { issueMessage } from '../csv/issueMessage.ts';
import { parseColumns, type ColumnMapping } from '../mapping/columnMapping.ts';
import { storedCells } from '../mapping/newRow.ts';
import { REFUSED_HEADINGS } from './refusedHeadings.ts';

const PAGE_SIZE = 500;

const cellsShape = z.record(z.string(), z.string());
const issuesShape = z.array(z.object({ column: z.string().nullable(), reason: z.string() }));

/** An import whose refused rows are exported. */
interface ExportedImport {
  id: string;
  headings: string[];
  headingColumns: string[];
  /** The columns of a file that was uploaded before headings were stored. */
  columns: string[];
}

/**
 * Exports the refused rows of an import as CSV, in pages: the headings and cells of the file, then the number of the row and the reasons. An
 * import of the corrected file ignores those two.
 */
export async function* exportRefusedRows({ id, ...file }: ExportedImport): AsyncGenerator<string> {
  const headings = file.headings.length > 0 ? file.headings : file.columns;
  const columns = parseColumns(file.headings.length > 0 ? file.headingColumns : file.columns);
  yield BYTE_ORDER_MARK + csvText([[...headings, ...REFUSED_HEADINGS].map(escapeFormula)]);
  for (let after = 0; ;) {
    const page = await db.importRow.findMany({
      where: { importId: id, outcome: 'REJECTED', number: { gt: after } },
      orderBy: { number: 'asc' },
      take: PAGE_SIZE,
      select: { number: true, cells: true, issues: true },
    });
    if (page.length > 0) yield csvText(page.map((row) => lineOf(row, columns)));
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.number ?? after;
  }
}

function lineOf(
  { number, cells, issues }: { number: number; cells: unknown; issues: unknown },
  columns: ColumnMapping,
) {
  const reasons = issuesShape.parse(issues).map(issueMessage).join('\n');
  return [...storedCells(cellsShape.parse(cells), columns), String(number), reasons].map(escapeFormula);
}
