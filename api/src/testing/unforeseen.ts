/** Errors that were masked since the test file began; a test that expects none looks here. */
export const unforeseen: unknown[] = [];
