import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { DeliveryTagline } from './DeliveryTagline.tsx';
import { SearchBar } from './SearchBar.tsx';
import { texts } from './texts.ts';
import { useIsScrolled } from '../ui/useIsScrolled.ts';
import { useIsWideScreen } from '../ui/useIsWideScreen.ts';

interface HeaderProps {
  account: ReactNode;
  /** The button that opens the cart; phones have a bar at the bottom instead, and the checkout shows the cart itself. */
  cart: ReactNode;
}

/** Logo, tagline, search, account and cart; on phones the search has its own row and is last in the tab order. */
export function Header({ account, cart }: HeaderProps) {
  const isScrolled = useIsScrolled();
  const { pathname } = useLocation();
  const isWide = useIsWideScreen();
  const search = (
    <Box key="search" flex={{ base: '1 0 100%', md: '1 1 auto' }} pb={{ base: '2', md: '0' }}>
      <SearchBar />
    </Box>
  );
  const controls = (
    <Flex key="controls" align="center" gap="2" ms="auto">
      {account}
      {pathname !== '/checkout' && <Box hideBelow="md">{cart}</Box>}
    </Flex>
  );
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
      borderColor={isScrolled ? 'border' : 'transparent'}
      transition="border-color 150ms ease-out"
    >
      <Flex
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        columnGap={{ base: '3', lg: '6' }}
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6', xl: '8' }}
      >
        <Flex asChild align="center" gap="2" h={{ base: '14', md: '16' }} borderRadius="control">
          <Link to="/" aria-label={texts.home}>
            <Logo />
            <Box as="span" hideBelow="xl" textStyle="xl" fontWeight="extrabold" color="fg">
              {texts.shopName}
            </Box>
          </Link>
        </Flex>
        <DeliveryTagline />
        {isWide ? [search, controls] : [controls, search]}
      </Flex>
    </Box>
  );
}
