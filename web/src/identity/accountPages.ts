/** The pages that the account menu leads to, in its order. The admin's stand here with their pages. */
export const accountPages = [
  { label: 'My Orders', to: '/dashboard/myorders' },
  { label: 'Save Address', to: '/dashboard/address' },
] as const;
