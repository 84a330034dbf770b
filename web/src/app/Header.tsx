import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { CartButton } from '../cart/CartButton.tsx';
import { AccountMenu } from '../identity/AccountMenu.tsx';
import { LoginLink } from '../identity/LoginLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { LayoutSlot, type Slot } from './LayoutSlot.tsx';
import { SearchBar } from './SearchBar.tsx';
import { texts } from './texts.ts';
import { useIsScrolled } from './useIsScrolled.ts';

/** Logo, promise, search, account and cart; on phones the search has a row of its own and the cart its bar at the bottom. */
export function Header({ slot }: { slot: Slot }) {
  const isScrolled = useIsScrolled();
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
        maxW="100rem"
        mx="auto"
        px={{ base: '4', md: '6', xl: '8' }}
      >
        <Flex asChild align="center" gap="2" h={{ base: '14', md: '16' }} borderRadius="control">
          <Link to="/" aria-label={texts.home}>
            <Logo />
            <Box as="span" hideBelow="lg" textStyle="xl" fontWeight="extrabold" color="fg">
              {texts.shopName}
            </Box>
          </Link>
        </Flex>
        <DeliveryPromise />
        <Box order={{ base: 1, md: 0 }} flex={{ base: '1 0 100%', md: '1 1 auto' }} pb={{ base: '2', md: '0' }}>
          <SearchBar />
        </Box>
        <Flex align="center" gap="2" ms="auto">
          <LayoutSlot
            slot={slot}
            fallback={<Skeleton h="11" w={{ base: '11', md: '24' }} />}
            renderError={(retry) => (
              <Button variant="ghost" size="sm" onClick={retry}>
                <RotateCw aria-hidden />
                {texts.retry}
              </Button>
            )}
          >
            {({ viewer }) => (viewer == null ? <LoginLink /> : <AccountMenu viewer={viewer} />)}
          </LayoutSlot>
          <CartSlot slot={slot} />
        </Flex>
      </Flex>
    </Box>
  );
}

function CartSlot({ slot }: { slot: Slot }) {
  const { pathname } = useLocation();
  if (pathname === '/checkout') return null;
  return (
    <Box hideBelow="md">
      <LayoutSlot slot={slot} fallback={<Skeleton h="12" w="7.25rem" />}>
        {({ viewer }) => <CartButton cart={viewer?.cart} />}
      </LayoutSlot>
    </Box>
  );
}
