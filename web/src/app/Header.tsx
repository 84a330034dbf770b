import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { SearchBar } from './SearchBar.tsx';
import { texts } from './texts.ts';
import { useIsScrolled } from './useIsScrolled.ts';
import { useIsWide } from './useIsWide.ts';

interface HeaderProps {
  account: ReactNode;
  /** The way into the cart; phones have a bar for it at the bottom, the checkout has the cart itself. */
  cart: ReactNode;
}

/** Logo, promise, search, account and cart; on phones the search has a row of its own, and comes last for the keyboard as well. */
export function Header({ account, cart }: HeaderProps) {
  const isScrolled = useIsScrolled();
  const { pathname } = useLocation();
  const isWide = useIsWide();
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
        <DeliveryPromise />
        {isWide ? [search, controls] : [controls, search]}
      </Flex>
    </Box>
  );
}
