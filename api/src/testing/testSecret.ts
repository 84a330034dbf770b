/** A secret that tests sign access tokens with. */
export const TEST_SECRET = 'a secret that only tests know, long enough';
