import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { BadgePercent, ShoppingBasket, Zap } from 'lucide-react';
import { benefits, texts } from '../texts.ts';

const icons = [Zap, BadgePercent, ShoppingBasket] as const;

/** The three benefits of the shop. */
export function Benefits() {
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" textStyle="lg">
        {texts.whyHeading}
      </Heading>
      <Stack as="ul" role="list" gap="4" listStyleType="none">
        {benefits.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Zap;
          return (
            <Flex as="li" key={title} align="center" gap="4">
              <Flex
                align="center"
                justify="center"
                flexShrink="0"
                boxSize="14"
                borderRadius="full"
                bg="brand.muted"
                color="brand.fg"
              >
                <Icon aria-hidden />
              </Flex>
              <div>
                <Text fontWeight="semibold">{title}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {text}
                </Text>
              </div>
            </Flex>
          );
        })}
      </Stack>
    </Stack>
  );
}
