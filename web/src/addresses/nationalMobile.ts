/** A mobile number without India's prefix, spaces and dashes. */
export function nationalMobile(mobile: string): string {
  return mobile.replace(/[\s-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '');
}
