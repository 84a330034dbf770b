import { Box, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { FooterLink } from './FooterLink.tsx';
import { texts } from './texts.ts';

/** The footer: links, all categories, payment methods and licence. */
export function Footer({ categories }: { categories: ReactNode }) {
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" textStyle="sm">
      <Flex direction="column" gap="8" maxW="page" mx="auto" px={{ base: '4', md: '6', xl: '8' }} py="10">
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '8', lg: '16' }}>
          <Flex direction="column" gap="3" flexShrink="0" maxW="16rem">
            <Flex align="center" gap="2" textStyle="lg" fontWeight="extrabold">
              <Logo />
              {texts.shopName}
            </Flex>
            <Text color="fg.muted">{texts.footerLine}</Text>
          </Flex>
          <Box as="nav" aria-labelledby="footer-links" flexShrink="0">
            <FooterHeading id="footer-links">{texts.usefulLinks}</FooterHeading>
            <SimpleGrid as="ul" columns={{ base: 2, md: 1 }} columnGap="6">
              {texts.links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink asChild>
                    <Link to={to}>{label}</Link>
                  </FooterLink>
                </li>
              ))}
            </SimpleGrid>
          </Box>
          <Box as="nav" aria-labelledby="footer-categories" flex="1">
            <FooterHeading id="footer-categories">{texts.categories}</FooterHeading>
            {categories}
          </Box>
        </Flex>
        <Flex wrap="wrap" gap="4" justify="space-between" align="center" borderTopWidth="1px" pt="6">
          <Text color="fg.muted">{texts.licence}</Text>
          <Flex align="center" gap="3">
            <Text color="fg.muted">{texts.payment}</Text>
            <Flex layerStyle="card" align="center" gap="2" h="9" px="3" fontWeight="semibold">
              <chakra.span color="green.fg">
                <Banknote size={20} aria-hidden />
              </chakra.span>
              {texts.cashOnDelivery}
            </Flex>
          </Flex>
        </Flex>
      </Flex>
    </Box>
  );
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <Heading as="h2" id={id} size="sm" mb="2">
      {children}
    </Heading>
  );
}
