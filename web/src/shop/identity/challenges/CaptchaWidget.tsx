import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CaptchaAction } from './renderCaptcha.ts';

interface CaptchaWidgetProps {
  siteKey: string;
  action: CaptchaAction;
  onToken: (token: string) => void;
  onFailed: () => void;
}

/** Turnstile's widget. Its script is loaded when it is shown, from Cloudflare. */
export function CaptchaWidget({ siteKey, action, onToken, onFailed }: CaptchaWidgetProps) {
  const box = useRef<HTMLDivElement>(null);
  const succeed = useEffectEvent(onToken);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void import('./renderCaptcha.ts')
      .then(async ({ renderCaptcha }) => {
        if (box.current === null) return;
        const token = await renderCaptcha(box.current, { siteKey, action, signal });
        if (!signal.aborted) succeed(token);
      })
      .catch(() => {
        if (!signal.aborted) fail();
      });
    return () => controller.abort();
  }, [siteKey, action]);

  return <Box ref={box} minH="65px" maxW="100%" overflow="hidden" />; // the height of the widget, at first
}
