/** The descriptions of the token fields that several payloads have. */
export const TOKEN_FIELDS = {
  accessToken: {
    description: 'A JWT for `Authorization: Bearer …`, valid for 15 minutes. Browsers have it as a cookie too.',
  },
  refreshToken: {
    description:
      "For one `sessionRefresh`, valid for 30 days. Browsers have it as a cookie too; in the shop's own pages the text is empty.",
  },
} as const;
