/** Loads the mutations of the cart's lines, which only somebody who is signed in can send. */
export async function loadCartMutations() {
  return (await import('./cartMutations.ts')).cartMutations;
}
