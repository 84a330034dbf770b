/** Draws goods in a 200 by 200 square, in the colour of the token ('' stands for the usual one). */
export type GoodsDrawing = (colour: string) => string;
