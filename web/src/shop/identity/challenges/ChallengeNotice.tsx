import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { texts } from '../../../ui/texts.ts';
import { challengeTexts, type ChallengeState } from './useChallenge.ts';
import type { CaptchaAction } from './renderCaptcha.ts';

/** The challenge that an attempt waits for: its progress, its widget, or that it failed. Nothing without one. */
export function ChallengeNotice({ challenge: { state } }: { challenge: { state: ChallengeState } }) {
  if (state.kind === 'none') return null;
  return (
    <Box py="4" px={state.kind === 'widget' ? '2' : '4'} borderWidth="1px" borderRadius="card">
      {state.kind === 'proofOfWork' && (
        <>
          <ProgressBar
            label={challengeTexts.checking}
            share={state.share}
            value={`${Math.round(state.share * 100)} %`}
          />
          <Text mt="2" textStyle="sm" color="fg.muted">
            {challengeTexts.checkingHelp}
          </Text>
        </>
      )}
      {state.kind === 'widget' && (
        <>
          <Text textStyle="sm" fontWeight="medium">
            {challengeTexts.widget}
          </Text>
          <Text mb="3" textStyle="sm" color="fg.muted">
            {challengeTexts.widgetHelp}
          </Text>
          <CaptchaWidget {...state} />
        </>
      )}
      {state.kind === 'failed' && (
        <Flex role="alert" align="flex-start" gap="3">
          <Box asChild boxSize="5" mt="0.5" flexShrink="0" color="fg.error">
            <ShieldAlert aria-hidden />
          </Box>
          <Box flex="1" minW="0">
            <Text textStyle="sm">
              The check didn’t work. Turn off blockers for this page, or try again in a moment.
            </Text>
            <Button variant="outline" size="sm" h="11" mt="3" onClick={state.retry}>
              {texts.tryAgain}
            </Button>
          </Box>
        </Flex>
      )}
    </Box>
  );
}

interface CaptchaWidgetProps {
  siteKey: string;
  action: CaptchaAction;
  onToken: (token: string) => void;
  onFailed: () => void;
}

/** Turnstile's widget. Its script is loaded when it is shown, from Cloudflare. */
function CaptchaWidget({ siteKey, action, onToken, onFailed }: CaptchaWidgetProps) {
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
