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
import { OrderBadge } from './OrderBadge.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { StaffSearch } from './search/StaffSearch.tsx';
import { StaffNav } from './StaffNav.tsx';
import styles from './StaffLayout.module.css';
import type { Permission } from '../../shop/identity/permissions.ts';
import { useLazyComponent } from './useLazyComponent.ts';
import { isNamedBesideLogo, useShopIdentity } from '../../ui/shopIdentity.ts';

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
  const { name, logo } = useShopIdentity();
  const slot = { query: staffLayoutQuery, queryRef: usePageQuery<StaffLayoutQuery>(staffLayoutQuery) };
  return (
    <Box css={{ '--bar': '3.5rem' }}>
      <SkipLink />
      <header className={styles.header}>
        <Flex align="center" gap={{ base: '1', md: '3' }} h="var(--bar)" px={{ base: '2', lg: '4' }}>
          <Box w="11" hideFrom="lg">
            <LayoutSlot<StaffLayoutQuery> {...slot}>
              {({ viewer }) => <StaffMenu permissions={viewer?.permissions ?? []} />}
            </LayoutSlot>
          </Box>
          <Link to="/dashboard" className={styles.home} aria-label={`${name}, dashboard`}>
            <Logo />
            {isNamedBesideLogo(logo) && (
              <chakra.span hideBelow="md" truncate maxW={{ md: '9rem', lg: '14rem' }}>
                {name}
              </chakra.span>
            )}
          </Link>
          <Flex flex="1" justify={{ base: 'flex-end', md: 'flex-start' }} ms={{ md: '2', lg: '3', xl: '5' }}>
            <LayoutSlot<StaffLayoutQuery>
              {...slot}
              fallback={<Skeleton h="10" w={{ base: '11', md: 'full' }} maxW={{ md: 'xl' }} />}
            >
              {({ viewer }) => <StaffSearch permissions={viewer?.permissions ?? []} />}
            </LayoutSlot>
          </Flex>
          <Flex align="center" gap={{ base: '0', md: '2' }}>
            <Link to="/" className={styles.shop}>
              <Store aria-hidden />
              <span>View shop</span>
            </Link>
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
      </header>
      <Flex align="stretch">
        <div className={styles.sidebar}>
          <LayoutSlot<StaffLayoutQuery> {...slot} fallback={<StaffNavSkeleton />}>
            {({ viewer }) => <StaffNav permissions={viewer?.permissions ?? []} />}
          </LayoutSlot>
        </div>
        <Flex direction="column" flex="1" minW="0">
          <main className={styles.main} id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <footer className={styles.footer}>
            <LayoutSlot<StaffLayoutQuery> {...slot}>
              {({ viewer }) => (
                <>
                  <Shortcuts permissions={viewer?.permissions ?? []} />
                  <OrderBadge permissions={viewer?.permissions ?? []} />
                </>
              )}
            </LayoutSlot>
            <Link to="/licences.txt" reloadDocument>
              {texts.openSourceLicences}
            </Link>
          </footer>
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

const GROUPS = [8, 5, 2];

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
