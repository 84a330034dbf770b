import { chakra, Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { useScrollToCurrent } from '../../ui/useScrollToCurrent.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';
import { OpeningNow } from './OpeningNow.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsPageSkeleton } from './SettingsPageSkeleton.tsx';
import { texts } from './texts.ts';

const settingsPageQuery = graphql`
  query SettingsPageQuery {
    settingGroups @required(action: THROW) {
      key
      title
      ...SettingsForm_group
    }
    shop {
      ...OpeningNow_shop
    }
  }
`;

/** The settings of the shop: a tab for each group. */
export function SettingsPage() {
  const queryRef = usePageQuery<SettingsPageQuery>(settingsPageQuery);
  return (
    <PageBoundary fallback={<SettingsPageSkeleton />}>
      <SettingsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SettingsPageContent({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }) {
  const { settingGroups: groups, shop } = usePreloadedQuery<SettingsPageQuery>(settingsPageQuery, queryRef);
  const [params] = useSearchParams();
  const asked = params.get('group')?.toUpperCase();
  const strip = useScrollToCurrent<HTMLElement>(asked ?? '');
  const group = groups.find(({ key }) => key === asked) ?? groups[0];
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} mb="3">
        {texts.title}
      </Heading>
      <Tabs aria-label={texts.groups} ref={strip}>
        {groups.map(({ key, title }) => (
          <Tab
            key={key}
            to={{ search: `?group=${key.toLowerCase()}` }}
            replace
            preventScrollReset
            aria-current={key === group?.key ? 'page' : undefined}
          >
            {title}
          </Tab>
        ))}
      </Tabs>
      {group && (
        <SettingsForm key={group.key} group={group}>
          {group.key === 'HOURS' && <OpeningNow shop={shop} />}
        </SettingsForm>
      )}
    </>
  );
}

const Tabs = chakra('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '1',
    mb: '3',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    flexShrink: '0',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'green.subtle', color: 'green.fg' },
  },
});
