/** The figures of a query, each from 0 to 1; higher is better but for `empty`. */
export interface QueryScore {
  /** The share of relevant products among the first eight, of those that could be there. */
  precision8: number;
  /** 1 when nothing irrelevant is among the first eight before the relevant ones end. */
  success8: number;
  /** The share of the relevant products that are among the first 24, of those that could be there. */
  recall24: number;
  /** One divided by the place of the first relevant product. */
  mrr: number;
  /** 1 when nothing was found. */
  empty: number;
}

export const FIGURES = ['precision8', 'success8', 'recall24', 'mrr', 'empty'] as const;
export const [SHOWN, READ] = [8, 24];

/** Scores a ranking by the relevant products; a query without any should find nothing, and is scored by that alone. */
export function scoreQuery(ranked: readonly string[], relevant: ReadonlySet<string>): QueryScore {
  const empty = ranked.length === 0 ? 1 : 0;
  if (relevant.size === 0) return { precision8: empty, success8: empty, recall24: empty, mrr: empty, empty };
  const hits = (count: number) => ranked.slice(0, count).filter((id) => relevant.has(id)).length;
  const [first, all] = [Math.min(SHOWN, relevant.size), Math.min(READ, relevant.size)];
  const place = ranked.slice(0, READ).findIndex((id) => relevant.has(id));
  return {
    precision8: hits(first) / first,
    success8: hits(first) === first ? 1 : 0,
    recall24: hits(READ) / all,
    mrr: place === -1 ? 0 : 1 / (place + 1),
    empty,
  };
}

/** The mean of each figure. */
export function meanScore(scores: readonly QueryScore[]): QueryScore {
  const mean = (figure: keyof QueryScore) => scores.reduce((sum, score) => sum + score[figure], 0) / scores.length;
  return Object.fromEntries(FIGURES.map((figure) => [figure, mean(figure)])) as Record<keyof QueryScore, number>;
}
