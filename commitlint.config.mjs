/** `area: imperative`, at most 72 characters, with a body that says why. */
export default {
  parserPreset: {
    parserOpts: { headerPattern: /^([a-z0-9-]+(?:\/[a-z0-9-]+)*): (\S.*)$/, headerCorrespondence: ['type', 'subject'] },
  },
  rules: {
    'body-empty': [2, 'never'],
    'body-leading-blank': [2, 'always'],
    'header-max-length': [2, 'always', 72],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'type-empty': [2, 'never'],
  },
  helpUrl: 'CONTRIBUTING.md',
};
