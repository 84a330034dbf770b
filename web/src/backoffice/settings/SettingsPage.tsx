import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';
import { OpeningNow } from './OpeningNow.tsx';
import { SettingsForm } from './SettingsForm.tsx';
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
  const [params] = useSearchParams();
  const asked = params.get('group')?.toUpperCase();
  return (
    <>
      <AdminHeader title={texts.title} />
      <PageQuery<SettingsPageQuery>
        query={settingsPageQuery}
        fallback={<CardsSkeleton cards={['11', '96']} hasTitle={false} />}
      >
        {({ settingGroups: groups, shop }) => {
          const group = groups.find(({ key }) => key === asked) ?? groups[0];
          return (
            <>
              <AdminTabs
                label={texts.groups}
                tabs={groups.map(({ key, title }) => ({
                  search: `?group=${key.toLowerCase()}`,
                  name: title,
                  isCurrent: key === group?.key,
                }))}
              />
              {group && (
                <SettingsForm key={group.key} group={group}>
                  {group.key === 'HOURS' && <OpeningNow shop={shop} />}
                </SettingsForm>
              )}
            </>
          );
        }}
      </PageQuery>
    </>
  );
}
