let expected: string | undefined;

/** Names the Add that leads to the login, by its product and place. */
export function expectReturn(add: string): void {
  expected = add;
}

/** Whether that Add is shown again, after Back or the login; true once. */
export function isReturn(add: string): boolean {
  if (add !== expected) return false;
  expected = undefined;
  return true;
}
