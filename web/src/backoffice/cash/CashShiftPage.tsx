import { Box, Flex, Button, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useState } from 'react';
import { useCan } from '../../shop/identity/permissions.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { CashShiftPageQuery, CashShiftPageQuery$data } from './__generated__/CashShiftPageQuery.graphql.ts';
import { CashMovements } from './CashMovements.tsx';
import { cashPath } from '../staffPaths.ts';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { CashShiftSummary, CashDifference } from './CashShiftSummary.tsx';
import { CloseCashShift } from './CashShiftActions.tsx';
import { cashTexts as texts } from './texts.ts';
import { useCashUpdates } from '../fulfillment/useOrderUpdates.ts';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { CashShiftPageSignOffCashShiftMutation } from './__generated__/CashShiftPageSignOffCashShiftMutation.graphql.ts';

const SIGN_OFF = 'Sign off';

const cashShiftPageQuery = graphql`
  query CashShiftPageQuery($id: ID!) {
    cashShift(id: $id) {
      holder {
        name
      }
      id
      status
      difference
      ...CashShiftSummary_shift
      ...CashMovements_shift
      ...CashShiftActions_closeCashShift
    }
  }
`;

const back = { to: cashPath, label: texts.title };

/** One shift with its orders, the count and, for staff who see all shifts, the sign-off. */
export function CashShiftPage() {
  const queryRef = usePageQuery<CashShiftPageQuery>(cashShiftPageQuery);
  const canSettle = useCan()('ORDERS');
  useCashUpdates<CashShiftPageQuery>(cashShiftPageQuery, () => queryRef.variables);
  return (
    <PageBoundary
      fallback={
        <Box maxW="2xl">
          <CardsSkeleton back={back} cards={['56', '11', '56']} />
        </Box>
      }
    >
      <PageQueryContent<CashShiftPageQuery> query={cashShiftPageQuery} queryRef={queryRef}>
        {({ cashShift }) =>
          cashShift == null ? (
            <NotFound title="We couldn’t find this shift" text="It may belong to someone else." link={back} />
          ) : (
            <Box maxW="2xl">
              <AdminHeader back={back} title={`Cash: ${cashShift.holder?.name ?? texts.deletedAccount}`}>
                <CashShiftBadge status={cashShift.status} />
              </AdminHeader>
              <Flex direction="column" gap="5">
                <CashShiftSummary shift={cashShift} />
                <Flex gap="3" wrap="wrap">
                  {canSettle && <SignOffCashShift shift={cashShift} />}
                  <CloseCashShift shift={cashShift} canRecount={canSettle} />
                </Flex>
                <CashMovements shift={cashShift} hasLinks />
              </Flex>
            </Box>
          )
        }
      </PageQueryContent>
    </PageBoundary>
  );
}

type Shift = NonNullable<CashShiftPageQuery$data['cashShift']>;

const MAX_NOTE = 200;

/** The button that signs off a counted shift, with its confirmation; renders nothing for any other shift. */
function SignOffCashShift({ shift: { id, status, difference } }: { shift: Shift }) {
  const dialog = useActionDialog();
  const [note, setNote] = useState('');
  const [signOffCashShift, isSigningOff] = useAction<CashShiftPageSignOffCashShiftMutation>(graphql`
    mutation CashShiftPageSignOffCashShiftMutation($input: CashShiftSignOffInput!) {
      cashShiftSignOff(input: $input) {
        ... on CashShiftSignOffPayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  if (status !== 'CLOSED') return null;
  return (
    <>
      <Button onClick={dialog.open}>{SIGN_OFF}</Button>
      <ConfirmDialog
        title="Sign off this shift?"
        action={SIGN_OFF}
        errorMessage={dialog.refusal}
        {...dialog.shown}
        isBusy={isSigningOff}
        onConfirm={() =>
          signOffCashShift(
            { shiftId: id, note: note.trim() === '' ? null : note.trim() },
            dialog.outcome('The shift is signed off'),
          )
        }
      >
        <Text color="fg.muted">You can’t change it afterwards.</Text>
        <Text my="3">
          {texts.difference}: <CashDifference difference={difference} />
        </Text>
        <TextAreaField
          label={difference === 0 ? 'Note (optional)' : 'Note'}
          help="Up to 200 characters."
          value={note}
          maxLength={MAX_NOTE}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
