/** Counts of searches with their rates. */
export function fakeCounts(searchCount: number, { clicks = 0, adds = 0, zeroResults = 0, corrected = 0 } = {}) {
  const rateOf = (count: number) => (searchCount === 0 ? null : count / searchCount);
  return {
    searchCount,
    clickCount: clicks,
    addToCartCount: adds,
    zeroResultCount: zeroResults,
    correctedCount: corrected,
    clickThroughRate: rateOf(clicks),
    addToCartRate: rateOf(adds),
    zeroResultRate: rateOf(zeroResults),
    correctedRate: rateOf(corrected),
  };
}

export function fakeAnalytics(days: number, counts = fakeCounts(200, { clicks: 30, adds: 60 })) {
  return {
    counts,
    days: Array.from({ length: days }, (_, at) => ({
      day: `2026-01-${String(at + 1).padStart(2, '0')}`,
      counts: { searchCount: counts.searchCount === 0 ? 0 : at },
    })),
  };
}
