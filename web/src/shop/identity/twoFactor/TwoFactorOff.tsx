import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { TwoFactorOff_viewer$key } from './__generated__/TwoFactorOff_viewer.graphql.ts';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';
import { useEnrollTwoFactor, type EnrolledSecret } from './useEnrollTwoFactor.ts';

interface TwoFactorOffProps {
  viewer: TwoFactorOff_viewer$key;
  onEnrolled: (secret: EnrolledSecret) => void;
}

/** Explains the second factor, and begins to set it up. */
export function TwoFactorOff({ viewer, onEnrolled }: TwoFactorOffProps) {
  const { twoFactor } = useFragment(
    graphql`
      fragment TwoFactorOff_viewer on User {
        twoFactor {
          isAvailable
          isRequired
        }
      }
    `,
    viewer,
  );
  const [enrollTwoFactor, isEnrolling] = useEnrollTwoFactor();
  if (!twoFactor.isAvailable) return <Text color="fg.muted">{texts.staffOnly}</Text>;
  return (
    <Flex direction="column" gap="4">
      {twoFactor.isRequired && (
        <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
          <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text textStyle="sm">{texts.required}</Text>
        </Flex>
      )}
      <Text color="fg.muted">{texts.offText}</Text>
      <Button
        alignSelf={{ sm: 'flex-start' }}
        loading={isEnrolling}
        onClick={() => enrollTwoFactor({}, { onDone: onEnrolled })}
      >
        {texts.setUp}
      </Button>
    </Flex>
  );
}
