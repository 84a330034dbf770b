import { chakra, Flex } from '@chakra-ui/react';
import { CirclePause, TriangleAlert, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Permitted } from '../permissions/Permitted.tsx';
import type { OverviewNotices_query$key } from './__generated__/OverviewNotices_query.graphql.ts';
import { formatCount } from '@kirana/shared/numbers.ts';

/** Links to failed background jobs, disputed payments and orders on hold, if there are any, for who may act on them. */
export function OverviewNotices({ query }: { query: OverviewNotices_query$key }) {
  const { jobCounts, overview } = useFragment(
    graphql`
      fragment OverviewNotices_query on Query @argumentDefinitions(days: { type: "Int!" }) {
        jobCounts {
          failed
        }
        overview(days: $days) {
          disputedOrderCount
          heldOrderCount
        }
      }
    `,
    query,
  );
  const failed = jobCounts?.failed ?? 0;
  const disputed = overview?.disputedOrderCount ?? 0;
  const held = overview?.heldOrderCount ?? 0;
  return (
    <>
      <Permitted to="SETTINGS">
        {failed > 0 && (
          <Notice
            Icon={TriangleAlert}
            to="/dashboard/jobs?state=failed"
            text={inWords(failed, '1 background job has failed', 'background jobs have failed')}
            isError
          />
        )}
      </Permitted>
      <Permitted to={['ORDERS', 'REFUNDS']}>
        {disputed > 0 && (
          <Notice
            Icon={TriangleAlert}
            to="/dashboard/orders?show=disputed"
            text={inWords(disputed, '1 payment is disputed', 'payments are disputed')}
          />
        )}
        {held > 0 && (
          <Notice
            Icon={CirclePause}
            to="/dashboard/orders?show=hold"
            text={inWords(held, '1 order is on hold', 'orders are on hold')}
          />
        )}
      </Permitted>
    </>
  );
}

const inWords = (count: number, one: string, many: string) => (count === 1 ? one : `${formatCount(count)} ${many}`);

interface NoticeProps {
  Icon: LucideIcon;
  to: string;
  text: string;
  isError?: boolean;
}

function Notice({ Icon, to, text, isError = false }: NoticeProps) {
  return (
    <Flex
      role={isError ? 'alert' : undefined}
      align="center"
      gap="2"
      px="3"
      py="2.5"
      borderRadius="control"
      bg={isError ? 'bg.error' : 'bg.warning'}
      color={isError ? 'fg.error' : 'fg.warning'}
    >
      <Icon size={18} aria-hidden />
      <NoticeLink to={to}>{text}</NoticeLink>
    </Flex>
  );
}

/** Has the notice's colour. */
const NoticeLink = chakra(Link, {
  base: { borderRadius: 'sm', textStyle: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
