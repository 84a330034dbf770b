/** Fixed texts of the frame around all pages; the specification gives those with odd spelling. */
export const texts = {
  shopName: 'Kirana',
  home: 'Kirana, home',
  skip: 'Skip to content',
  retry: 'Try again',
  login: 'Login',

  searchHint: 'Search for atta dal and more.',
  searchFor: (what: string) => (what === '' ? 'Search' : `Search “${what}”`),
  searchExamples: ['milk', 'bread', 'sugar', 'panner', 'chocolate', 'curd', 'rice', 'egg', 'chips'] as const,
  clearSearch: 'Clear the search',
  backHome: 'Back to home',

  tabs: { label: 'Main pages', home: 'Home', categories: 'Categories', orderAgain: 'Order again', account: 'Account' },

  usefulLinks: 'Useful links',
  categories: 'Categories',
  payment: 'You can always pay by',
  cashOnDelivery: 'Cash on delivery',
  footerLine: 'Your neighbourhood grocer, at your door in 10 minutes.',
  licence: 'Kirana is free software under the MIT licence. Product drawings: Fluent Emoji, MIT.',
  openSourceLicences: 'Open-source licences',
  links: [
    { to: '/', label: 'Home' },
    { to: '/categories', label: 'Categories' },
    { to: '/search', label: 'Search' },
    { to: '/cart', label: 'My Cart' },
    { to: '/dashboard/myorders', label: 'My Orders' },
    { to: '/dashboard/address', label: 'Save Address' },
  ],

  offline: 'No connection to the shop. Prices and stock may have changed.',
  online: 'The shop can be reached again.',

  errorTitle: 'We couldn’t show this page',
  loading: 'Loading the shop',
} as const;
