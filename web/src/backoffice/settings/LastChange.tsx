import { Link, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../shop/identity/permissions.ts';
import { RelativeTime } from '../../ui/format/RelativeTime.tsx';
import { useNow } from '../../ui/useNow.ts';
import type { LastChange_settings$key } from './__generated__/LastChange_settings.graphql.ts';
import { texts } from './texts.ts';

/** Who last changed one of the settings, with a link to the audit log for staff who may read it. */
export function LastChange({ settings: settingsKey }: { settings: LastChange_settings$key }) {
  const settings = useFragment(
    graphql`
      fragment LastChange_settings on Setting @relay(plural: true) {
        label
        updatedAt
        updatedBy {
          name
        }
      }
    `,
    settingsKey,
  );
  const can = useCan();
  const now = new Date(useNow());
  const last = settings
    .filter(({ updatedAt }) => updatedAt != null)
    .toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))[0];
  if (last?.updatedAt == null) return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {texts.lastChange(last.label)}
      {last.updatedBy != null && texts.by(last.updatedBy.name)}, <RelativeTime moment={last.updatedAt} now={now} />
      {can('REPORTS') && (
        <>
          {' · '}
          <Link asChild>
            <RouterLink to="/dashboard/audit?subject=SETTING">{texts.history}</RouterLink>
          </Link>
        </>
      )}
    </Text>
  );
}
