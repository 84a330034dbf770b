import { graphql } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useCan } from '../../shop/identity/permissions.ts';
import { advancedPages } from '../layout/adminTexts.ts';
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

const ADVANCED = 'ADVANCED';

/** The settings of the shop: a tab for each group, and one with links to the pages that few shops need. */
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
          const group = asked === ADVANCED ? undefined : (groups.find(({ key }) => key === asked) ?? groups[0]);
          return (
            <>
              <AdminTabs
                label="Settings groups"
                tabs={[...groups, { key: ADVANCED, title: 'Advanced' }].map(({ key, title }) => ({
                  search: `?group=${key.toLowerCase()}`,
                  name: title,
                  isCurrent: key === (group?.key ?? ADVANCED),
                }))}
              />
              {group === undefined && <AdvancedPages />}
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

/** Links to the pages that few shops need. */
function AdvancedPages() {
  const can = useCan();
  return (
    <Flex as="ul" role="list" direction="column" gap="2" maxW="md" listStyleType="none">
      {advancedPages
        .filter(({ permissions }) => can(...permissions))
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <Button asChild variant="outline" colorPalette="gray" w="full" justifyContent="flex-start">
              <Link to={to}>
                <Icon aria-hidden />
                {label}
              </Link>
            </Button>
          </li>
        ))}
    </Flex>
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
