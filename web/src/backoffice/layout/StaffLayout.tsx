import { Box, chakra, Flex, Skeleton, IconButton } from '@chakra-ui/react';
import { Store, Menu } from 'lucide-react';
import { graphql } from 'react-relay';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { AccountDropdown } from '../../shop/identity/AccountMenu.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { Logo } from '../../ui/Logo.tsx';
import { permittedPages } from './adminTexts.ts';
import { LayoutSlot, OfflineNotice, RetryButton } from '../../shop/layout/LayoutParts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { texts } from '../../shop/layout/texts.ts';
import type { StaffLayoutQuery } from './__generated__/StaffLayoutQuery.graphql.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { StaffSearch } from './search/StaffSearch.tsx';
import { StaffNav } from './StaffNav.tsx';
import type { Permission } from '../../shop/identity/permissions.ts';
import { useLazyComponent } from './useLazyComponent.ts';

const staffLayoutQuery = graphql`
  query StaffLayoutQuery {
    viewer {
      permissions
      ...AccountMenu_viewer
    }
  }
`;

/** The frame of every page for staff: a bar, the links to the pages that the viewer may open, and the page. */
export function StaffLayout() {
  const slot = { query: staffLayoutQuery, queryRef: usePageQuery<StaffLayoutQuery>(staffLayoutQuery) };
  return (
    <Box css={{ '--bar': '3.5rem' }}>
      <SkipLink />
      <Header>
        <Flex align="center" gap={{ base: '1', md: '3' }} h="var(--bar)" px={{ base: '2', lg: '4' }}>
          <Box w="11" hideFrom="lg">
            <LayoutSlot<StaffLayoutQuery> {...slot}>
              {({ viewer }) => <StaffMenu permissions={viewer?.permissions ?? []} />}
            </LayoutSlot>
          </Box>
          <HomeLink to="/dashboard" aria-label="Kirana, dashboard">
            <Logo />
            <chakra.span hideBelow="md">{texts.shopName}</chakra.span>
          </HomeLink>
          <Flex flex="1" justify={{ base: 'flex-end', md: 'flex-start' }} ms={{ md: '2', lg: '3', xl: '5' }}>
            <LayoutSlot<StaffLayoutQuery>
              {...slot}
              fallback={<Skeleton h="10" w={{ base: '11', md: 'full' }} maxW={{ md: 'xl' }} />}
            >
              {({ viewer }) => <StaffSearch permissions={viewer?.permissions ?? []} />}
            </LayoutSlot>
          </Flex>
          <Flex align="center" gap={{ base: '0', md: '2' }}>
            <ShopLink to="/" className="button button-ghost button-md palette-gray">
              <Store aria-hidden />
              <span>View shop</span>
            </ShopLink>
            <Flex justify="flex-end" minW={{ base: '11', md: '19', lg: '30' }}>
              <LayoutSlot<StaffLayoutQuery>
                {...slot}
                fallback={<Skeleton boxSize="11" />}
                renderError={(retry) => <RetryButton onClick={retry} />}
              >
                {({ viewer }) => viewer != null && <AccountDropdown viewer={viewer} kind="staff" />}
              </LayoutSlot>
            </Flex>
          </Flex>
        </Flex>
        <OfflineNotice />
      </Header>
      <Flex align="stretch">
        <Sidebar>
          <LayoutSlot<StaffLayoutQuery> {...slot} fallback={<StaffNavSkeleton />}>
            {({ viewer }) => <StaffNav permissions={viewer?.permissions ?? []} />}
          </LayoutSlot>
        </Sidebar>
        <Flex direction="column" flex="1" minW="0">
          <Main id="content" tabIndex={-1}>
            <Outlet />
          </Main>
          <Footer>
            <LayoutSlot<StaffLayoutQuery> {...slot}>
              {({ viewer }) => <Shortcuts permissions={viewer?.permissions ?? []} />}
            </LayoutSlot>
            <Link to="/licences.txt" reloadDocument>
              {texts.openSourceLicences}
            </Link>
          </Footer>
        </Flex>
      </Flex>
    </Box>
  );
}

const loadDrawer = async () => (await import('./StaffDrawer.tsx')).StaffDrawer;

/** The button of narrow screens that opens the sidebar as a drawer; a navigation closes it. */
function StaffMenu({ permissions }: { permissions: readonly Permission[] }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { Component: Drawer, request } = useLazyComponent(loadDrawer);

  if (permittedPages(permissions).length === 0) return null;
  return (
    <>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => request(() => setOpenAt(key))}
      >
        <Menu aria-hidden />
      </IconButton>
      {Drawer !== null && <Drawer permissions={permissions} isOpen={openAt === key} onClose={() => setOpenAt(null)} />}
    </>
  );
}

/** The end of every page for staff. */
const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    px: { base: '4', md: '6', xl: '8' },
    py: '2',
    borderTopWidth: '1px',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > :is(a, button)': { minH: '11', borderRadius: 'sm', cursor: 'pointer', _hover: { color: 'fg' } },
    '& > a': { display: 'inline-flex', alignItems: 'center' },
  },
});

const GROUPS = [6, 7, 5];

/** The links of the sidebar while the viewer's permissions load. */
function StaffNavSkeleton() {
  return (
    <Box px="6" py="3">
      {GROUPS.map((links) => (
        <Box key={links} mb="3">
          <Skeleton h="3" w="16" mt="1.5" mb="3.5" />
          {Array.from({ length: links }, (_, at) => (
            <Skeleton key={at} h="4" w="32" mb="4" />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const Header = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'sticky', bg: 'bg.panel', borderBottomWidth: '1px' },
});

const HomeLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: { lg: '56' }, // the search begins where the page begins
    px: '1',
    borderRadius: 'control',
    fontSize: '20px',
    fontWeight: 'extrabold',
  },
});

/** Phones have room only for the icon. */
const ShopLink = chakra(Link, { base: { mdDown: { px: '0', minW: '11', '& > span': { srOnly: true } } } });

const Sidebar = chakra('div', {
  base: {
    position: 'sticky',
    top: 'calc(var(--bar) + 1px)',
    display: { base: 'none', lg: 'block' },
    flexShrink: '0',
    w: '60',
    h: 'calc(100dvh - var(--bar) - 1px)',
    borderEndWidth: '1px',
    bg: 'bg.panel',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});

const Main = chakra('main', {
  base: {
    flex: '1',
    w: 'full',
    maxW: 'page',
    minH: 'calc(100dvh - var(--bar))',
    px: { base: '4', md: '6', xl: '8' },
    pt: { base: '4', md: '6' },
    pb: '12',
    outline: 'none',
  },
});
