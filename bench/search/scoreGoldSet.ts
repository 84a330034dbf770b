import { KINDS, relevantProducts, type GoldQuery, type JudgedProduct } from './goldSet.ts';
import type { Ranker } from './rankers.ts';
import { meanScore, scoreQuery, type QueryScore } from './scoreQuery.ts';

/** A query and how well it was answered. */
export interface ScoredQuery {
  gold: GoldQuery;
  score: QueryScore;
}

/** Scores a ranker by the queries of a gold set over the products that they were written for. */
export async function scoreGoldSet(
  queries: readonly GoldQuery[],
  products: readonly JudgedProduct[],
  rank: Ranker,
): Promise<ScoredQuery[]> {
  const scored: ScoredQuery[] = [];
  for (const gold of queries) {
    const relevant = relevantProducts(gold, products);
    if (gold.relevant.length > 0 && relevant.size === 0) throw new Error(`No product is relevant to ${gold.query}`);
    scored.push({ gold, score: scoreQuery(await rank(gold.query), relevant) });
  }
  return scored;
}

/** The mean reciprocal rank of each kind of query, to two digits. */
export function ranksByKind(scored: readonly ScoredQuery[]): Record<string, number> {
  const ofKind = (kind: string) => scored.filter(({ gold }) => gold.kind === kind).map(({ score }) => score);
  return Object.fromEntries(KINDS.map((kind) => [kind, Math.round(meanScore(ofKind(kind)).mrr * 100) / 100]));
}
