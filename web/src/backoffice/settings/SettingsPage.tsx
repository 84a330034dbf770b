import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { Text } from '@chakra-ui/react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { SettingsPageQuery, SettingsPageQuery$data } from './__generated__/SettingsPageQuery.graphql.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useShopStatus } from '../../shop/openingHours/useShopStatus.ts';
import { shopDay } from '../../ui/format/shopDay.ts';
import { formatTime } from '../../ui/format/formatDateTime.ts';
import { TIME_ZONE } from '../../ui/format/timeZone.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const settingsPageQuery = graphql`
  query SettingsPageQuery {
    settingGroups @required(action: THROW) {
      key
      title
      ...SettingsForm_group
    }
    shop {
      closesAt
      ...useShopStatus_shop
    }
  }
`;

/** The settings of the shop: a tab for each group. */
export function SettingsPage() {
  const [params] = useSearchParams();
  const asked = params.get('group')?.toUpperCase();
  return (
    <>
      <AdminHeader title="Settings" />
      <PageQuery<SettingsPageQuery>
        query={settingsPageQuery}
        fallback={<CardsSkeleton cards={['11', '96']} hasTitle={false} />}
      >
        {({ settingGroups: groups, shop }) => {
          const group = groups.find(({ key }) => key === asked) ?? groups[0];
          return (
            <>
              <AdminTabs
                label="Groups of settings"
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

const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, weekday: 'long' });
const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, weekday: 'long', day: 'numeric', month: 'long' });

/** A coming moment: `7:00 am` on the same day, `tomorrow at 7:00 am`, `Monday at 7:00 am` within a week, or with its date. */
export function formatOpening(moment: string, now = new Date()): string {
  const date = new Date(moment);
  if (shopDay(date) === shopDay(now)) return formatTime(moment);
  if (shopDay(date) === shopDay(new Date(now.getTime() + DAY_MS))) return `tomorrow at ${formatTime(moment)}`;
  const dayFormat = date.getTime() - now.getTime() < 7 * DAY_MS ? weekday : day;
  return `${dayFormat.format(date)} at ${formatTime(moment)}`;
}

/** Whether shoppers can order now, and until when that holds. */
function OpeningNow({ shop }: { shop: SettingsPageQuery$data['shop'] }) {
  const { isOpen, opensAt } = useShopStatus(shop);
  const until = isOpen ? (shop.closesAt ?? null) : opensAt;
  return (
    <Text mb="3" textStyle="sm" fontWeight="medium" color={isOpen ? 'green.fg' : 'fg.error'} role="status">
      {isOpen ? 'The shop is open' : 'The shop is closed'}
      {until !== null && ` until ${formatOpening(until)}`}
      {until === null && !isOpen && ' until you open it again'}
    </Text>
  );
}
