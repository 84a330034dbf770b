/** The licences that each package may have, by their SPDX identifiers: they ask for a notice at most. */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** The licences that a package may have besides when it is a tool of development: no release has such a package. */
export const TOOL_LICENCES = ['CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'];

/**
 * The packages that may have another licence, by the beginnings of their names. Each is a library that is installed unchanged as a package
 * of its own and is not in the web client, as the LGPL and the EPL ask.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL-3.0-or-later',
  elkjs: 'EPL-2.0',
};

/** The licences of versions whose package.json names none, or not as SPDX writes it, as read by hand in the licence file. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  '@visx/vendor@4.0.0-alpha.0': 'MIT AND ISC',
  'busboy@1.6.0': 'MIT',
  'png-js@1.1.0': 'MIT',
  'seq-queue@0.0.5': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};
