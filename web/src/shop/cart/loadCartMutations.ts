/** Loads the mutations of the cart's lines, which only signed-in users can send. */
export async function loadCartMutations() {
  return (await import('./cartMutations.ts')).cartMutations;
}
