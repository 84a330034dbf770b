/** The text under which a consent is asked for. Its version is stored with the consent, so a published one never changes: add the next. */
export interface ConsentNotice {
  version: number;
  /** A language tag, BCP 47. */
  language: string;
  text: string;
}

/** The notices of emails with offers, the newest first: what data, for what, and how to stop it. */
export const MARKETING_NOTICES: readonly [ConsentNotice, ...ConsentNotice[]] = [
  {
    version: 1,
    language: 'en',
    text: 'We email you offers and news, for which we use your name and email address and nothing else. You can stop it at any time in your account, or by the link in each email.',
  },
];
