import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { texts } from '../../../ui/texts.ts';
import { CaptchaWidget } from './CaptchaWidget.tsx';
import { challengeTexts } from './challengeTexts.ts';
import type { ChallengeState } from './useChallenge.ts';

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
            value={challengeTexts.percent(state.share)}
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
            <Text textStyle="sm">{challengeTexts.failed}</Text>
            <Button variant="outline" size="sm" h="11" mt="3" onClick={state.retry}>
              {texts.tryAgain}
            </Button>
          </Box>
        </Flex>
      )}
    </Box>
  );
}
