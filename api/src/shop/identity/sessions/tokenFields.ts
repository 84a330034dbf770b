/** The descriptions of the token fields that several payloads have. */
export const TOKEN_FIELDS = {
  accessToken: {
    description: 'A JWT for `Authorization: Bearer …`, valid for 15 minutes. Browsers receive it as a cookie too.',
  },
  refreshToken: {
    description:
      'The token that `sessionRefresh` takes once, valid for 30 days. Browsers receive it as a cookie too, and a page of the shop itself as that alone: the text is empty there.',
  },
} as const;
