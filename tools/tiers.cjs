/**
 * The tiers of the two workspaces and of the rooms in their wings, lowest first. A folder imports from lower tiers, and within its own tier
 * from the folders before it, so that no two folders import each other.
 */
const TIERS = {
  'api/src': [['platform'], ['shop'], ['backoffice'], ['rest', 'jobs'], ['server'], ['commands']],
  'web/src': [['ui', 'relay'], ['shop'], ['backoffice'], ['app']],
  'web/src/shop': [
    ['media', 'openingHours', 'identity', 'pages', 'grievances'],
    ['addresses', 'favourites', 'cart'],
    ['catalogue'],
    ['orders', 'search'],
    ['storeCredit', 'checkout'],
    ['layout'],
  ],
  'web/src/backoffice': [
    ['ui', 'paths', 'permissions', 'pictures', 'savedFilters', 'catalogueChange', 'fulfillment'],
    ['layout', 'audit', 'jobs', 'settings', 'staff', 'webhooks', 'pages', 'grievances', 'campaigns', 'breaches'],
    ['storeCredit', 'cash', 'print', 'refunds'],
    ['deliveries', 'picking', 'orders'],
    ['overview', 'reports', 'customers'],
    ['stock', 'declarations', 'categories', 'products', 'import', 'home'],
    ['staples', 'synonyms', 'search', 'collections'],
  ],
};

module.exports = { TIERS };
