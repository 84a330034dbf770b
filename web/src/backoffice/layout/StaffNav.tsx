import { Box, chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Permission } from '../../shop/identity/permissions.ts';
import { adminSections, advancedPages, permittedPages } from './adminTexts.ts';

/**
 * Links to the pages of staff that the permissions open, by section, with the current one marked and in view. Those that the settings
 * link to are only here while one of them is open.
 */
export function StaffNav({ permissions }: { permissions: readonly Permission[] }) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  if (permittedPages(permissions).length === 0) return null;
  const isFolded = permissions.includes('SETTINGS') && !advancedPages.some(({ to }) => pathname.startsWith(to));
  return (
    <chakra.nav ref={nav} aria-label="Admin" px="3" py="3">
      {Object.entries(adminSections).map(([section, all]) => {
        const pages = permittedPages(permissions, all);
        if (pages.length === 0 || (isFolded && all === advancedPages)) return null;
        return (
          <Box key={section} mb={{ base: '4', lg: '3' }}>
            <Heading id={`${id}${section}`}>{section}</Heading>
            <chakra.ul role="list" aria-labelledby={`${id}${section}`} listStyleType="none">
              {pages.map(({ to, label, Icon }) => (
                <li key={to}>
                  <PageLink to={to} end={to === '/dashboard'}>
                    <Icon size={18} aria-hidden />
                    {label}
                  </PageLink>
                </li>
              ))}
            </chakra.ul>
          </Box>
        );
      })}
    </chakra.nav>
  );
}

const Heading = chakra('p', { base: { px: '3', py: '1', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' } });

const PageLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', lg: '8' },
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg',
    scrollMarginBlock: '8',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'green.subtle', color: 'green.fg', fontWeight: 'semibold', '& > svg': { color: 'green.fg' } },
  },
});
