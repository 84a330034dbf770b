import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shiftTabs } from './cashUrl.ts';
import { cashTexts as texts, shiftStatusTexts } from './texts.ts';

/** A tab for the shifts of each state. */
export function CashShiftTabs({ status }: { status: string }) {
  return (
    <Tabs aria-label={texts.tabs}>
      {shiftTabs.map((tab) => (
        <Tab
          key={tab.status}
          to={{ search: tab.state === '' ? '' : `?state=${tab.state}` }}
          replace
          preventScrollReset
          aria-current={tab.status === status ? 'page' : undefined}
        >
          {shiftStatusTexts[tab.status]}
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = chakra('nav', { base: { display: 'flex', gap: '1', mb: '3', flexWrap: 'wrap' } });

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'green.subtle', color: 'green.fg' },
  },
});
