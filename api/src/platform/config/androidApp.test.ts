import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const APP = 'in.sharmastores.app';
const DIGITS = '0123456789abcdef'.repeat(4);
const PAIRS = DIGITS.toUpperCase().match(/../g) ?? [];
const FINGERPRINT = PAIRS.join(':');
const read = (ANDROID_APP: string, ANDROID_APP_FINGERPRINTS: string) =>
  readConfig({ ANDROID_APP, ANDROID_APP_FINGERPRINTS }).androidApp;

describe('the Android app', () => {
  it('is none by default', () => {
    expect(read('', '')).toBeNull();
  });

  it.for([
    ['as the Play Console shows it', FINGERPRINT],
    ['as keytool prints it', `\t SHA256: ${FINGERPRINT}\n`],
    ['in small letters', FINGERPRINT.toLowerCase()],
    ['without colons', DIGITS],
    ['with spaces', PAIRS.join(' ')],
    ['twice, with a comma too many', `${FINGERPRINT}, SHA-256:${DIGITS},`],
  ] as const)('has a fingerprint %s', ([, text]) => {
    expect(read(` ${APP} `, text)).toEqual({ packageName: APP, fingerprints: [FINGERPRINT] });
  });

  const name = 'ANDROID_APP must be the package name of an Android app, such as in.sharmastores.app';
  const fingerprints =
    'ANDROID_APP_FINGERPRINTS must be SHA-256 fingerprints such as AB:CD:…, each of 32 bytes, separated by commas';
  it.for([
    ['sharma', FINGERPRINT, name],
    ['in.sharma stores.app', FINGERPRINT, name],
    ['in.1sharma', FINGERPRINT, name],
    ['in.sharma.', FINGERPRINT, name],
    ['in.sharma"}]', FINGERPRINT, name],
    ['इन.दुकान', FINGERPRINT, name],
    ['https://play.google.com/store/apps/details?id=in.sharma', FINGERPRINT, name],
    [APP, PAIRS.slice(0, 20).join(':'), fingerprints], // a SHA-1
    [APP, `${FINGERPRINT}:00`, fingerprints],
    [APP, `${FINGERPRINT} ${FINGERPRINT}`, fingerprints],
    [APP, `${FINGERPRINT},secret`, fingerprints],
    [APP, FINGERPRINT.replace('01', 'O1'), fingerprints],
    [APP, '', 'ANDROID_APP_FINGERPRINTS is required beside ANDROID_APP'],
    [APP, ' , ', 'ANDROID_APP_FINGERPRINTS is required beside ANDROID_APP'],
    ['', FINGERPRINT, 'ANDROID_APP is required beside ANDROID_APP_FINGERPRINTS'],
  ] as const)('%s with %s is refused with one line that says what to do', ([app, text, line]) => {
    expect(() => read(app, text)).toThrow(`Configuration: ${line}.`);
  });
});
