/** A reason why the program cannot start, in one line for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
