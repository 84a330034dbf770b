import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, loadQuery, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { useLoadedQuery } from '../../relay/preload.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Picture } from '../media/Picture.tsx';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import type { AccountMenuItems_viewer$key } from './__generated__/AccountMenuItems_viewer.graphql.ts';
import type { AccountMenuFace_viewer$key } from './__generated__/AccountMenuFace_viewer.graphql.ts';
import type { AccountMenuValuesQuery } from './__generated__/AccountMenuValuesQuery.graphql.ts';
import styles from './AccountMenu.module.css';
import { AccountMenuItems, AccountValue, type AccountMenuKind } from './AccountMenuItems.tsx';

const viewerFragment = graphql`
  fragment AccountMenu_viewer on User {
    ...AccountMenuFace_viewer
    ...AccountMenuItems_viewer
  }
`;

/** The account button of the shop's header. It opens a menu below it; on phones it links to the page with the same menu. */
export function AccountMenu({ viewer: viewerKey }: { viewer: AccountMenu_viewer$key }) {
  const viewer = useFragment(viewerFragment, viewerKey);
  return (
    <>
      <Link className={styles.link} to="/user" aria-label="My Account">
        <AccountFace viewer={viewer} />
      </Link>
      <div className={styles.menu}>
        <AccountDropdown viewer={viewerKey} />
      </div>
    </>
  );
}

interface AccountDropdownProps {
  viewer: AccountMenu_viewer$key;
  kind?: AccountMenuKind;
}

/** The account button, which opens the account menu below it. */
export function AccountDropdown({ viewer: viewerKey, kind }: AccountDropdownProps) {
  const viewer = useFragment(viewerFragment, viewerKey);
  return (
    <Disclosure
      label={
        <>
          <AccountFace viewer={viewer} iconClassName={styles.icon} />
          <span className={styles.label}>Account</span>
        </>
      }
    >
      {(close) => (
        <>
          <h2 className={styles.heading}>My Account</h2>
          {kind === 'staff' ? (
            <AccountMenuItems viewer={viewer} kind={kind} onLeave={close} />
          ) : (
            <ShopperItems viewer={viewer} onLeave={close} />
          )}
        </>
      )}
    </Disclosure>
  );
}

const valuesQuery = graphql`
  query AccountMenuValuesQuery {
    viewer {
      ...AccountMenuItems_values
    }
  }
`;

/** A shopper's items. Their values load when the menu opens, so that no other page waits for them. */
function ShopperItems(props: { viewer: AccountMenuItems_viewer$key; onLeave: () => void }) {
  const environment = useRelayEnvironment();
  const [loaded] = useState(() =>
    loadQuery<AccountMenuValuesQuery>(environment, valuesQuery, {}, { fetchPolicy: 'store-and-network' }),
  );
  const queryRef = useLoadedQuery<AccountMenuValuesQuery>(valuesQuery, loaded);
  const renderValue = (to: string) => (
    <SectionBoundary fallback={null} renderError={() => null}>
      <PageQueryContent<AccountMenuValuesQuery> query={valuesQuery} queryRef={queryRef}>
        {({ viewer }) => viewer != null && <AccountValue to={to} viewer={viewer} />}
      </PageQueryContent>
    </SectionBoundary>
  );
  return <AccountMenuItems {...props} renderValue={renderValue} />;
}

interface AccountFaceProps {
  viewer: AccountMenuFace_viewer$key;
  /** For the icon of a user without a picture. */
  iconClassName?: string | undefined;
}

/** The picture of the signed-in person in a button, or an icon. */
function AccountFace({ viewer, iconClassName }: AccountFaceProps) {
  const { avatar } = useFragment(
    graphql`
      fragment AccountMenuFace_viewer on User {
        avatar {
          ...Picture_picture
        }
      }
    `,
    viewer,
  );
  return (
    <Picture
      className={styles.face}
      picture={avatar}
      sizes="28px"
      isDecoration
      missing={<CircleUserRound className={iconClassName} aria-hidden />}
    />
  );
}
