/** Why the program can't start, in the one line that the operator reads. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
