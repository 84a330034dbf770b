/** The tiers of the two workspaces, lowest first. A folder imports from lower tiers, and within its own tier from the folders before it. */
const TIERS = {
  'api/src': [['platform'], ['shop'], ['backoffice'], ['rest', 'jobs'], ['server'], ['commands']],
  'web/src': [
    ['numbers', 'money', 'ui', 'relay'],
    ['media', 'identity', 'audit', 'settings'],
    ['addresses', 'favourites', 'cart'],
    ['catalogue'],
    ['orders'],
    ['fulfilment', 'storeCredit'],
    ['checkout', 'customers', 'jobs', 'overview', 'reports', 'webhooks'],
    ['app'],
  ],
};

module.exports = { TIERS };
