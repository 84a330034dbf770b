import { z } from 'zod';
import { commaSeparated } from './environmentValues.ts';

const BYTES = 32;

/** A fingerprint as keytool and the Play Console write it, with or without colons. */
const fingerprint = z.string().transform((text, context) => {
  const digits = text.replace(/^SHA-?256\b/i, '').replace(/[\s:-]/g, '');
  if (/^[\da-f]+$/i.test(digits) && digits.length === 2 * BYTES) return digits.toUpperCase().replace(/..(?=.)/g, '$&:');
  context.addIssue(`must be SHA-256 fingerprints such as AB:CD:…, each of ${BYTES} bytes, separated by commas`);
  return z.NEVER;
});

/** The variables of the app in the Play Store. */
export const androidAppShape = {
  ANDROID_APP: z
    .string()
    .trim()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'must be the package name of an Android app, such as in.sharmastores.app')
    .optional(),
  ANDROID_APP_FINGERPRINTS: z.string().default('').transform(commaSeparated).pipe(z.array(fingerprint)),
};

type AndroidAppEnvironment = z.infer<z.ZodObject<typeof androidAppShape>>;

/** Reports the variable that is missing beside the other. */
export function checkAndroidApp(env: AndroidAppEnvironment, context: z.RefinementCtx): void {
  const hasFingerprints = env.ANDROID_APP_FINGERPRINTS.length > 0;
  if ((env.ANDROID_APP !== undefined) === hasFingerprints) return;
  const [missing, given] = hasFingerprints
    ? ['ANDROID_APP', 'ANDROID_APP_FINGERPRINTS']
    : ['ANDROID_APP_FINGERPRINTS', 'ANDROID_APP'];
  context.addIssue({ code: 'custom', path: [missing], message: `is required beside ${given}` });
}

/** The app that opens the shop's pages without the browser's address bar; null: none. */
export function readAndroidApp(env: AndroidAppEnvironment): AndroidApp | null {
  const { ANDROID_APP: packageName, ANDROID_APP_FINGERPRINTS: fingerprints } = env;
  return packageName === undefined ? null : { packageName, fingerprints: [...new Set(fingerprints)] };
}

export interface AndroidApp {
  packageName: string;
  /** The SHA-256 of its signing certificates, as `AB:CD:…`. */
  fingerprints: string[];
}
