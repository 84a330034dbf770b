/** The size of the printed page, in a style element, because a rule of a style sheet would hold for every page of the shop. */
export function PageSize({ width, height, margin = '0' }: { width: string; height: string; margin?: string }) {
  return <style>{`@page { size: ${width} ${height}; margin: ${margin}; }`}</style>;
}
