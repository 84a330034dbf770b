import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScrollToCurrent } from '../../ui/useScrollToCurrent.ts';

/** The look of a row of tabs that scrolls where it is too narrow. */
export const tabsLook = {
  position: 'relative',
  display: 'flex',
  gap: '1',
  mb: '3',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** The look of a tab. */
export const tabLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '11',
  px: '3',
  flexShrink: '0',
  borderRadius: 'control',
  textStyle: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  _focusVisible: { outlineOffset: '-2px' },
} as const;

interface AdminTabsProps {
  label: string;
  /** The tabs, with the URL's search that opens each. */
  tabs: ReadonlyArray<{ search: string; name: string; isCurrent: boolean; badge?: ReactNode }>;
}

/** Tabs that are links to the same page with another search. */
export function AdminTabs({ label, tabs }: AdminTabsProps) {
  const strip = useScrollToCurrent<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.name ?? '');
  return (
    <Tabs aria-label={label} ref={strip}>
      {tabs.map(({ search, name, isCurrent, badge }) => (
        <Tab key={name} to={{ search }} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {badge !== undefined && ' '}
          {badge}
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = chakra('nav', { base: tabsLook });

const Tab = chakra(Link, { base: { ...tabLook, _currentPage: { bg: 'green.subtle', color: 'green.fg' } } });
