/**
 * The house and the street of an address that was saved as one line, for a form in which the shopper checks them. The house is empty
 * where the line does not begin with one.
 */
export function splitLine(line: string): { house: string; street: string } {
  const [, house = '', street = line] =
    /^([^,]{0,39}\d[^,]{0,39}),\s*(\S.*)$/s.exec(line) ?? /^(#?\d[\w/-]{0,20})\s+(\S.*)$/s.exec(line) ?? [];
  return house.length > 40 ? { house: '', street: line } : { house, street };
}
