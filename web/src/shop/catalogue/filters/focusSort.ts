/** Focuses the order of the list, which stays when the control that takes filters away goes with them. */
export function focusSort(): void {
  document.querySelector<HTMLElement>('select[name="sort"]')?.focus({ preventScroll: true });
}
