import { useEffect, type ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useOutletContext, useRevalidator, useNavigate } from 'react-router-dom';
import { Box, Button, chakra, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { PendingAction } from '../pendingAction.ts';
import { pendingActionStorage, usePendingAction } from '../pendingActionStorage.ts';
import type { PendingReminderQuery } from './__generated__/PendingReminderQuery.graphql.ts';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { announce } from '../../../ui/announce.ts';

/** The pages that remind of an action that waits for the login. */
export type PendingStep = 'login' | 'register' | 'recovery';

/** What is said above the product, by the page. */
const leads: Record<PendingStep, string> = {
  login: 'Log in to add',
  register: 'Sign up to add',
  recovery: 'Once you log in, we’ll add',
};

/** The query for the product of the action that waits for the login. Its answer is identical for all users. */
export const pendingReminderQuery = graphql`
  query PendingReminderQuery($id: ID!) {
    product(id: $id) {
      name
      unit
      price
      mrp
      isSoldOut
      pictures(first: 1) {
        ...Picture_picture
      }
    }
  }
`;

/** The started query of that product; null if no action waits. */
export type PendingReminderRef = PreloadedQuery<PendingReminderQuery> | null;

/** Reminds of the action that waits for the login, with its product; nothing if none waits. The login works without it. */
export function PendingReminder({ step }: { step: PendingStep }) {
  const queryRef = useOutletContext<PendingReminderRef | undefined>();
  const action = usePendingAction();
  const { revalidate } = useRevalidator();
  const isReplaced = action !== null && queryRef != null && queryRef.variables.id !== action.productId;

  // Another tab has stored another action.
  useEffect(() => {
    if (isReplaced) void revalidate();
  }, [isReplaced, revalidate]);

  if (action === null || queryRef == null) return null;
  if (isReplaced) return <PendingReminderLayout />;
  return (
    <SectionBoundary fallback={<PendingReminderLayout />} renderError={() => null}>
      <PendingReminderContent queryRef={queryRef} action={action} step={step} />
    </SectionBoundary>
  );
}

interface PendingReminderContentProps {
  queryRef: NonNullable<PendingReminderRef>;
  action: PendingAction;
  step: PendingStep;
}

/** Says what the shop does after the login, with the product as it is now; 'Not now' drops it and returns to where it was pressed. */
function PendingReminderContent({ queryRef, action, step }: PendingReminderContentProps) {
  const { product } = usePreloadedQuery<PendingReminderQuery>(pendingReminderQuery, queryRef);
  const navigate = useNavigate();
  const lead = product?.isSoldOut === true ? 'You wanted to add' : leads[step];
  const announcement =
    product && `${lead} ${product.name} ${product.unit}${product.isSoldOut ? '. Out of stock now' : ''}`;

  useEffect(() => {
    if (announcement == null) pendingActionStorage.drop();
    else announce(announcement);
  }, [announcement]);

  if (product == null) return null;
  const { name, unit, price, mrp, isSoldOut } = product;
  const leave = async () => {
    await navigate(action.path, { replace: true, state: { place: action.place } });
    pendingActionStorage.drop(); // only now, so that the box stays until the page is left
  };

  return (
    <PendingReminderLayout
      picture={<Picture picture={product.pictures[0]} sizes="64px" isDecoration />}
      action={
        <Button variant="ghost" size="sm" h="11" px="2.5" flexShrink="0" onClick={() => void leave()}>
          Not now
        </Button>
      }
    >
      <Grid templateColumns="auto 1fr" columnGap="2" alignItems="baseline" lineHeight="short">
        {/* One text, whose pack size is in the line of the price, however long the name is. */}
        <Text display="contents">
          <chakra.span gridColumn="1 / -1" textStyle="xs" color="fg.muted">
            {lead}{' '}
          </chakra.span>
          <chakra.strong gridColumn="1 / -1" textStyle="sm" fontWeight="semibold" lineClamp="2">
            {name}{' '}
          </chakra.strong>
          <chakra.span textStyle="xs" color="fg.muted">
            {unit}
          </chakra.span>
        </Text>
        {isSoldOut && (
          <Text textStyle="sm" color="fg.error">
            Out of stock now
          </Text>
        )}
        {!isSoldOut && price === action.price && <Price price={price} mrp={mrp} size="sm" />}
        {!isSoldOut && price !== action.price && (
          <Text textStyle="sm" fontVariantNumeric="tabular-nums">
            <chakra.span fontWeight="bold">{formatRupees(price)}</chakra.span>{' '}
            <chakra.span color="fg.muted">{`was ${formatRupees(action.price)}`}</chakra.span>
          </Text>
        )}
      </Grid>
    </PendingReminderLayout>
  );
}

interface PendingReminderLayoutProps {
  picture?: ReactNode;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** The reminder's box; without contents it is its skeleton, of the same size. */
function PendingReminderLayout({ picture, children, action }: PendingReminderLayoutProps) {
  return (
    <Flex
      align="center"
      gap="3"
      h="5.75rem"
      mb="5"
      ps="3"
      pe="1"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.subtle"
      aria-hidden={children === undefined}
    >
      <Box boxSize="16" flexShrink="0" borderRadius="md" overflow="hidden">
        {picture ?? <Skeleton boxSize="16" />}
      </Box>
      <Box flex="1" minW="0">
        {children ?? (
          <>
            <Skeleton h="3" w="24" mb="2" />
            <Skeleton h="4" w="40" maxW="100%" mb="2" />
            <Skeleton h="4" w="16" />
          </>
        )}
      </Box>
      {action}
    </Flex>
  );
}
