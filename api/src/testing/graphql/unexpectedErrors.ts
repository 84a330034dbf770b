/** The errors that were masked since the test file started, for tests that expect none. */
export const unexpectedErrors: unknown[] = [];
