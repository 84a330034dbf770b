/**
 * The tiers of the two workspaces, lowest first. A folder imports from lower tiers, and within its own tier from the folders
 * before it, so that no two folders import each other.
 */
const TIERS = {
  'api/src': [
    ['core', 'money', 'config', 'telemetry', 'cache', 'db'],
    ['http', 'events', 'lifecycle', 'graphql', 'throttle', 'challenges', 'mail'],
    ['audit', 'media', 'identity', 'settings'],
    ['addresses', 'catalogue'],
    ['cart'],
    ['favourites'],
    ['orders'],
    ['invoices', 'storeCredit', 'webhooks'],
    ['payments'],
    ['fulfilment'],
    ['checkout'],
    ['account', 'backup', 'customers', 'adminSearch', 'demo', 'reports', 'jobs', 'overview', 'rest', 'health'],
    ['server', 'commands'],
  ],
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
