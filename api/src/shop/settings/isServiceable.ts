import { readPincode } from '@kirana/shared/pincodes.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';

/** Whether the shop delivers to a pincode: everywhere, or where the setting's pincodes or beginnings say. */
export function isServiceable(pincode: string, { delivery }: Pick<ShopSettings, 'delivery'>): boolean {
  if (delivery.pincodes.length === 0) return true;
  const digits = readPincode(pincode); // addresses of earlier releases have any text
  return digits !== null && delivery.pincodes.some((beginning) => digits.startsWith(beginning));
}
