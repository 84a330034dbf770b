/** What the server answered to a wish: the line as it now is (null: removed), or the reason why not in the shopper's words. */
export type CartAnswer = { line: { id: string; quantity: number } | null } | { refusal: string };
