/** Signs access tokens in tests. */
export const TEST_SECRET = 'a secret that only tests know, long enough';

/** Encrypts signing secrets in tests. */
export const TEST_ENCRYPTION_KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
