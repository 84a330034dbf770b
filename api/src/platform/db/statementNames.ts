/** How often a statement is sent before it is prepared, and how many are; each connection holds its own copies. */
const [USES_BEFORE_NAMED, MAX_NAMES] = [3, 256];

/**
 * Names the statements that are sent again and again, so that each connection parses and plans them once. Others stay unnamed: a
 * client could have the database keep as many as it can think of queries. `prefix` tells the callers on one connection apart.
 */
export function createStatementNames(prefix: string): (statement: { sql: string }) => string {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return ({ sql }) => {
    const present = names.get(sql);
    if (present !== undefined) return present;
    if (names.size >= MAX_NAMES) return UNNAMED;
    const count = (uses.get(sql) ?? 0) + 1;
    if (count < USES_BEFORE_NAMED) {
      if (uses.size >= MAX_NAMES) uses.clear();
      uses.set(sql, count);
      return UNNAMED;
    }
    uses.delete(sql);
    const name = `${prefix}_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** PostgreSQL's name of the statement that the next one replaces. */
const UNNAMED = '';
