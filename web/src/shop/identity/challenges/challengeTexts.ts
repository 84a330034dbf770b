/** Fixed texts of the challenges at login, registration and recovery. */
export const challengeTexts = {
  checking: 'Checking your browser',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  checkingHelp: 'Someone made many attempts from your network. This check keeps bots out and takes a few seconds.',
  widget: 'Please confirm that you’re a person',
  widgetHelp: 'Someone made many attempts from your network.',
  failed: 'The check didn’t work. Turn off blockers for this page, or try again in a moment.',
} as const;
