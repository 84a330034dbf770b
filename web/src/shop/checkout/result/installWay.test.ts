import { describe, expect, it, vi } from 'vitest';
import { findInstallWay } from './installWay.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const OLD_IPHONE = IPHONE.replace('17_5', '16_3');
const IPAD_AS_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

interface TestBrowser {
  userAgent: string;
  touchPoints?: number;
  /** The display mode of the window. */
  displayMode?: string;
}

function openIn({ userAgent, touchPoints = 5, displayMode = 'browser' }: TestBrowser) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('navigator', Object.create(navigator, { maxTouchPoints: { value: touchPoints } }));
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === `(display-mode: ${displayMode})` }));
}

const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;

describe('findInstallWay', () => {
  it.each([
    ['Safari of an iPhone', SAFARI, 'SHARE'],
    ['Safari of an iPhone with iOS 26', SAFARI.replace('17_5', '18_6').replace('17.5', '26.0'), 'SHARE'],
    ['Safari of an old iPhone', `${OLD_IPHONE} Version/16.3 Mobile/15E148 Safari/604.1`, 'SHARE'],
    ['Safari of an iPad that says it is a Mac', `${IPAD_AS_MAC} Version/17.5 Safari/605.1.15`, 'SHARE'],
    ['Chrome of an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'SHARE'],
    ['Firefox of an iPhone', `${IPHONE} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`, 'SHARE'],
    ['Edge of an iPhone', `${IPHONE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`, 'SHARE'],
    ['Chrome of iOS 16.3', `${OLD_IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, null],
    ['Chrome of iOS 9', `${IPHONE.replace('17_5', '9_3')} CriOS/71.0 Mobile/15E148 Safari/604.1`, null],
    ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 336.0.9.30.91 (iPhone14,5; iOS 17_5; en_IN)`, null],
    ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.1;FBDV/iPhone14,5]`, null],
    ['WhatsApp on an iPhone', `${IPHONE} Mobile/15E148 WhatsApp/2.24`, null],
    ['the Google app on an iPhone', `${IPHONE} GSA/319.0 Mobile/15E148 Safari/604.1`, null],
    ['another app on an iPhone', `${IPHONE} Mobile/15E148`, null],
    ['Firefox of Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'MENU'],
    ['Chrome of Android', `${ANDROID}) ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`, null],
    [
      'Samsung Internet',
      `${ANDROID}) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      null, // until the browser offers it
    ],
    [
      'Instagram on Android',
      `${ANDROID}; wv) ${BLINK} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 336`,
      null,
    ],
    ['Firefox of Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', null],
  ])('in %s', (_browser, userAgent, way) => {
    openIn({ userAgent });
    expect(findInstallWay()).toBe(way);
  });

  it('is none in Safari of a Mac', () => {
    openIn({ userAgent: `${IPAD_AS_MAC} Version/17.5 Safari/605.1.15`, touchPoints: 0 });
    expect(findInstallWay()).toBeNull();
  });

  it.each(['standalone', 'fullscreen', 'minimal-ui'])('is none in a window that is %s', (displayMode) => {
    openIn({ userAgent: SAFARI, displayMode });
    expect(findInstallWay()).toBeNull();
  });

  it('is none in an app on the home screen of an iPhone', () => {
    openIn({ userAgent: SAFARI });
    vi.stubGlobal('navigator', Object.create(navigator, { standalone: { value: true } }));
    expect(findInstallWay()).toBeNull();
  });

  it('is the browser’s dialog in a tab that an Android app has opened', () => {
    openIn({ userAgent: `${ANDROID}) ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36` });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://com.google.android.gm/');
    window.installPrompt = { prompt: () => Promise.resolve() };
    expect(findInstallWay()).toBe('PROMPT');
    window.installPrompt = null;
  });

  it('is asked for again 90 days after "Not now"', () => {
    const [day, postponedAt] = [86_400_000, Date.now()];
    openIn({ userAgent: SAFARI });
    localStorage.setItem('installPostponedAt', String(postponedAt));
    vi.spyOn(Date, 'now').mockReturnValue(postponedAt + 90 * day - 1);
    expect(findInstallWay()).toBeNull();
    vi.spyOn(Date, 'now').mockReturnValue(postponedAt + 90 * day);
    expect(findInstallWay()).toBe('SHARE');
    localStorage.setItem('installPostponedAt', 'garbage');
    expect(findInstallWay()).toBe('SHARE');
  });
});
