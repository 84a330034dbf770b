import type { FocusEvent } from 'react';

/** The space that stays beside the control, in pixels. */
const GAP = 16;

/** For the `onFocus` of a row that scrolls: shows the whole control, which browsers leave where it is when a part of it is visible. */
export function showFocusedInRow({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const frame = row.getBoundingClientRect();
  const control = target.getBoundingClientRect();
  if (control.right + GAP > frame.right) row.scrollLeft += control.right + GAP - frame.right;
  else if (control.left - GAP < frame.left) row.scrollLeft += control.left - GAP - frame.left;
}
