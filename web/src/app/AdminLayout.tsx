import { chakra } from '@chakra-ui/react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useCan } from '../identity/permissions.ts';
import { useScrollToCurrent } from '../ui/useScrollToCurrent.ts';
import { adminPages, adminTexts } from './adminTexts.ts';

/** The frame of every admin page: links to the admin pages that the viewer may open, with the current one marked and scrolled into view. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const can = useCan();
  const pages = adminPages.filter(({ permissions }) => can(...permissions));
  const list = useScrollToCurrent<HTMLUListElement>(pathname);

  return (
    <>
      <nav aria-label={adminTexts.label}>
        <Pages ref={list} role="list">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} end={to === '/dashboard'}>
                {label}
              </PageLink>
            </li>
          ))}
        </Pages>
      </nav>
      <Outlet />
    </>
  );
}

/** As wide as the screen on phones, so that the scrolling links are cut only at the screen's edge. */
const Pages = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    mx: { base: '-4', md: '-6', xl: '-8' },
    mt: { base: '-3', md: '-4' },
    mb: { base: '4', md: '5' },
    px: { base: '1', md: '3', xl: '5' },
    borderBottomWidth: '1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    listStyleType: 'none',
    scrollbarWidth: 'none',
  },
});

const PageLink = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: {
      color: 'green.fg',
      fontWeight: 'semibold',
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '3',
        bottom: '0',
        height: '0.5',
        borderRadius: 'full',
        bg: 'green.solid',
      },
    },
  },
});
