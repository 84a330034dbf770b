/** The path of the list of all shifts. */
export const cashPath = '/dashboard/cash';

/** The path of one's own open shift. */
export const myCashPath = '/dashboard/deliveries/cash';

/** The path of a shift for admins. */
export function cashShiftPath(shiftId: string): string {
  return `${cashPath}/${shiftId}`;
}
