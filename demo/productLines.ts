import { demoBrand } from './demoBrands.ts';
import type { DemoBrand } from './demoBrands.ts';
import { departmentTables } from './departments/departmentTables.ts';
import type { PackSize } from './packSize.ts';
import { readDepartment } from './readDepartment.ts';
import type { DepartmentTable, ProductRow, SubTable } from './readDepartment.ts';

/** A row of a table as one brand sells it, in all its sizes. */
export interface ProductLine {
  slug: string;
  name: string;
  brand: DemoBrand | null;
  row: ProductRow;
  sub: SubTable;
  department: DepartmentTable;
  /** Place of the row in its table, and of the brand in the row: both 0 is the most wanted. */
  rowIndex: number;
  brandIndex: number;
}

let departments: DepartmentTable[] | undefined;
let lines: ProductLine[] | undefined;

/** The shop's departments in their order, read once. */
export function demoDepartments(): DepartmentTable[] {
  departments ??= departmentTables.map(readDepartment);
  return departments;
}

/** Every product line of the shop, in the order of the tables, made once. */
export function productLines(): ProductLine[] {
  lines ??= demoDepartments().flatMap((department) => department.subs.flatMap((sub) => linesOfSub(department, sub)));
  return lines;
}

/** Only a row's first two brands carry every size; the others keep to the two that sell. */
export function sizesOf(line: ProductLine): PackSize[] {
  return line.brandIndex < 2 ? line.row.sizes : line.row.sizes.slice(0, line.rowIndex < 4 ? 2 : 1);
}

/** 'Gauvana A2 Cow Milk' to 'gauvana-a2-cow-milk'. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function linesOfSub(department: DepartmentTable, sub: SubTable): ProductLine[] {
  return sub.rows.flatMap((row, rowIndex) =>
    brandsOfRow(sub, row, rowIndex).map((name, brandIndex) => {
      const brand = name === null ? null : demoBrand(name);
      const fullName = brand ? `${brand.name} ${row.name}` : row.name;
      return { slug: slugOf(fullName), name: fullName, brand, row, sub, department, rowIndex, brandIndex };
    }),
  );
}

/** Brands take turns at being first, so that no brand fills a row. Unbranded goods stay ahead of branded ones. */
function brandsOfRow(sub: SubTable, row: ProductRow, rowIndex: number): (string | null)[] {
  const turn = sub.brands.includes(null) ? 0 : rowIndex % sub.brands.length;
  return [...sub.brands.slice(turn), ...sub.brands.slice(0, turn)].slice(0, row.brandLimit);
}
