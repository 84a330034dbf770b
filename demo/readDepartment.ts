import { readPackSizes } from './packSize.ts';
import type { PackSize } from './packSize.ts';

/** One row of a department's table: a kind of product that several brands sell in several sizes. */
export interface ProductRow {
  name: string;
  pack: string;
  scheme: string | null;
  art: string[];
  sizes: PackSize[];
  note: string;
  alsoIn: string[];
  brandLimit: number;
  origin: string;
}

/** A sub-category with its rows, most wanted first. */
export interface SubTable {
  key: string;
  name: string;
  profile: string;
  brands: (string | null)[];
  art: string[];
  facts: Record<string, string>;
  alsoIn: string[];
  rows: ProductRow[];
}

/** A category with its sub-categories in the order of the shop. */
export interface DepartmentTable {
  key: string;
  name: string;
  tint: string;
  art: string[];
  subs: SubTable[];
}

/**
 * Reads a department's hand-written table:
 * `category key | name | tint | art`,
 * `sub key | name | profile | brands ('-' is unbranded) | art | Fact: value; Fact: value | +category`,
 * `name | pack colour | art | sizes with prices | note | +sub, x2, origin Chile`.
 */
export function readDepartment(table: string): DepartmentTable {
  const [head, ...lines] = table.trim().split('\n');
  const [title = '', name = '', tint = '', art = ''] = columns(head ?? '');
  const subs: SubTable[] = [];
  for (const line of lines.filter((text) => text.trim() !== '')) {
    if (line.startsWith('sub ')) subs.push(readSub(line));
    else subs.at(-1)?.rows.push(readRow(line));
  }
  return { key: title.replace('category ', ''), name, tint, art: words(art), subs };
}

function readSub(line: string): SubTable {
  const [title = '', name = '', profile = '', brands = '', art = '', facts = '', options = ''] = columns(line);
  return {
    key: title.replace('sub ', ''),
    name,
    profile,
    brands: list(brands).map((brand) => (brand === '-' ? null : brand)),
    art: words(art),
    facts: Object.fromEntries(
      facts
        .split(';')
        .map((fact) => pair(fact))
        .filter(([label]) => label !== ''),
    ),
    alsoIn: list(options).map((option) => option.slice(1)),
    rows: [],
  };
}

function readRow(line: string): ProductRow {
  const [name = '', pack = '', art = '', sizes = '', note = '', options = ''] = columns(line);
  const [shape = '', scheme = null] = words(pack);
  const wanted = list(options);
  const limit = wanted.find((option) => /^x\d$/.test(option))?.slice(1);
  const origin = wanted.find((option) => option.startsWith('origin '))?.slice(7);
  return {
    name,
    pack: shape,
    scheme,
    art: words(art),
    sizes: readPackSizes(sizes),
    note: `${note}.`,
    alsoIn: wanted.filter((option) => option.startsWith('+')).map((option) => option.slice(1)),
    brandLimit: Number(limit ?? 3),
    origin: origin ?? 'India',
  };
}

function columns(line: string): string[] {
  return line.split('|').map((column) => column.trim());
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function pair(fact: string): [string, string] {
  const [label = '', ...rest] = fact.split(':');
  return [label.trim(), rest.join(':').trim()];
}
