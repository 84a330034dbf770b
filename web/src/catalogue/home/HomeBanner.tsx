import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../paths.ts';
import { ShopIllustration } from './ShopIllustration.tsx';
import { texts } from '../texts.ts';

/** The banner of the home page; it needs no data and renders at once. */
export function HomeBanner() {
  return (
    <Flex
      as="section"
      align="center"
      justify="space-between"
      gap="8"
      paddingX={{ base: '5', md: '10', lg: '14' }}
      paddingY={{ base: '5', md: '4' }}
      borderRadius="card"
      bg="brand.muted"
      overflow="hidden"
    >
      <Box maxWidth="34rem">
        <Flex
          display="inline-flex"
          align="center"
          gap="1.5"
          height="7"
          paddingX="3"
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          textStyle="sm"
          fontWeight="bold"
        >
          <Zap size={16} aria-hidden />
          {texts.bannerEyebrow}
        </Flex>
        <Heading as="h1" marginTop="3" textStyle={{ base: 'xl', md: '2xl' }} fontWeight="extrabold">
          {texts.bannerHeading}
        </Heading>
        <Text marginTop="2" display={{ base: 'none', sm: 'block' }} color="fg.muted">
          {texts.bannerText}
        </Text>
        <Flex
          as="ul"
          role="list"
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          marginTop="3"
          listStyleType="none"
          textStyle="sm"
          fontWeight="medium"
        >
          {texts.bannerPoints.map((point) => (
            <chakra.li key={point} display="inline-flex" alignItems="center" gap="1.5">
              <Check size={16} aria-hidden />
              {point}
            </chakra.li>
          ))}
        </Flex>
        <Button asChild marginTop="4" display={{ base: 'none', md: 'inline-flex' }}>
          <Link to={searchPath()}>{texts.bannerAction}</Link>
        </Button>
      </Box>
      <Box display={{ base: 'none', sm: 'block' }} flexShrink="0" width={{ base: '13rem', md: '17rem', lg: '20rem' }}>
        <ShopIllustration />
      </Box>
    </Flex>
  );
}
