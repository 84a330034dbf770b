import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import { useState, type SyntheticEvent, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { prepareScaledPicture } from '../../media/preparePicture.ts';
import { useUploadedPictures } from '../../media/useUploadedPictures.ts';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ReportProblemForm_order$key } from './__generated__/ReportProblemForm_order.graphql.ts';
import type { ReportProblemFormMutation } from './__generated__/ReportProblemFormMutation.graphql.ts';
import { commitReportPhoto } from './commitReportPhoto.ts';
import { ReportLineField } from './ReportLineField.tsx';
import { ReportPhotosField } from './ReportPhotosField.tsx';
import { nothingLeftText, reasonTexts } from './texts.ts';
import type { FormPicture } from '../../media/formPicture.ts';

const MAX_NOTE = 500;
const MAX_PHOTOS = 3;
const NO_ERRORS: FormErrors = { fields: {}, message: '' };

interface ReportProblemFormProps {
  order: ReportProblemForm_order$key;
  onDone: () => void;
}

/** The form of a problem: items, reason, note and photos. */
export function ReportProblemForm({ order: orderKey, onDone }: ReportProblemFormProps) {
  const order = useFragment(
    graphql`
      fragment ReportProblemForm_order on Order {
        id
        paymentMethod
        lines(first: 100) {
          edges {
            node {
              id
              reportableQuantity
              ...ReportLineField_line
            }
          }
        }
      }
    `,
    orderKey,
  );
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState(NO_ERRORS);
  const forget = () => setErrors(NO_ERRORS);
  // A retry of the same report sends the same key, so that it is reported once.
  const { keyFor, forget: forgetKey } = useIdempotencyKey();
  const [createRefundRequest, isReporting] = useAction<ReportProblemFormMutation>(graphql`
    mutation ReportProblemFormMutation($input: RefundRequestCreateInput!) {
      refundRequestCreate(input: $input) {
        ... on RefundRequestCreatePayload {
          order {
            ...orderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const photos = useUploadedPictures({
    stored: [],
    prepare: prepareScaledPicture,
    upload: commitReportPhoto,
    maxCount: MAX_PHOTOS,
    onChanged: forget,
  });
  const reportable = order.lines.edges.map(({ node }) => node).filter((line) => line.reportableQuantity > 0);
  const lines = reportable
    .map(({ id }) => ({ orderLineId: id, quantity: quantities[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const issues = findReportIssues({ lines, reason, note, photos: photos.list });
    setErrors({ fields: issues, message: '' });
    if (reason === null || Object.keys(issues).length > 0) return;
    const photoIds = photos.list.flatMap(({ id }) => (id === null ? [] : [id]));
    const report = { orderId: order.id, lines, reason, note: note.trim() === '' ? null : note.trim(), photoIds };
    createRefundRequest(
      { ...report, idempotencyKey: keyFor(report) },
      {
        onDone: () => {
          forgetKey();
          showSuccess('Thanks for telling us. We’re checking it.');
          onDone();
        },
        onFormErrors: ({ fields, message }) =>
          setErrors({ fields, message: Object.keys(fields).length === 0 ? message : '' }),
      },
    );
  };

  if (reportable.length === 0) return <Text color="fg.muted">{nothingLeftText}</Text>;
  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" gap="4">
        <Box role="group" aria-label="Which items?">
          <Text mb="1" textStyle="sm" fontWeight="semibold">
            Which items?
          </Text>
          <Box as="ul" role="list" listStyleType="none">
            {reportable.map((line) => (
              <ReportLineField
                key={line.id}
                line={line}
                quantity={quantities[line.id] ?? 0}
                onQuantity={(quantity) => {
                  forget();
                  setQuantities({ ...quantities, [line.id]: quantity });
                }}
              />
            ))}
          </Box>
          <FieldError message={errors.fields['lines']} />
        </Box>
        <ReasonField
          value={reason}
          error={errors.fields['reason'] ?? ''}
          onChange={(chosen) => {
            forget();
            setReason(chosen);
          }}
        />
        <TextAreaField
          label={reason === 'OTHER' ? 'Tell us more' : 'Tell us more (optional)'}
          help="Up to 500 characters."
          error={errors.fields['note']}
          value={note}
          maxLength={MAX_NOTE}
          rows={3}
          onChange={(event) => setNote(event.target.value)}
        />
        <ReportPhotosField photos={photos} maxCount={MAX_PHOTOS} error={errors.fields['photoIds'] ?? ''} />
        <Text textStyle="sm" color="fg.muted">
          {isCash
            ? 'You paid in cash, so if we approve it, we’ll give you the money back in cash.'
            : 'If we approve it, we’ll refund you the way you paid.'}
        </Text>
        <FieldError message={errors.message} />
        <DialogActions action="Send report" isBusy={isReporting} onCancel={onDone} />
      </Flex>
    </form>
  );
}

function FieldError({ message = '' }: { message?: string | undefined }) {
  return (
    <Text role={message === '' ? undefined : 'alert'} textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
      {message}
    </Text>
  );
}

interface Report {
  lines: readonly object[];
  reason: Reason | null;
  note: string;
  photos: ReadonlyArray<Pick<FormPicture, 'id' | 'error'>>;
}

/** What a report lacks, by the fields of its input. */
function findReportIssues({ lines, reason, note, photos }: Report): Record<string, string> {
  const isFailed = photos.some(({ error }) => error !== '');
  const isUploading = photos.some(({ id }) => id === null);
  return {
    ...(lines.length === 0 && { lines: 'Choose at least one item.' }),
    ...(reason === null && { reason: 'Choose what’s wrong.' }),
    ...(reason === 'OTHER' && note.trim() === '' && { note: 'Tell us what went wrong.' }),
    ...(isUploading && {
      photoIds: isFailed
        ? 'A photo wasn’t uploaded. Try it again, or remove it.'
        : 'Your photos are still uploading. Send the report in a moment.',
    }),
  };
}

/** Why something is reported. */
type Reason = keyof typeof reasonTexts;

const reasons = Object.entries(reasonTexts) as Array<[Reason, string]>; // its own keys

interface ReasonFieldProps {
  value: Reason | null;
  /** The error message; empty if there is none. */
  error: string;
  onChange: (reason: Reason) => void;
}

/** The reason as a row of radio buttons. */
function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <Box as="fieldset" border="0" p="0" m="0" minW="0" aria-describedby={error === '' ? undefined : id}>
      <Box as="legend" mb="2" textStyle="sm" fontWeight="semibold">
        What’s wrong?
      </Box>
      <Flex wrap="wrap" gap="2">
        {reasons.map(([reason, label]) => (
          <Chip key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === value}
              onChange={() => onChange(reason)}
            />
            {label}
          </Chip>
        ))}
      </Flex>
      <Box id={id} minH="5" mt="1" textStyle="xs" color="fg.error" role={error === '' ? undefined : 'alert'}>
        {error}
      </Box>
    </Box>
  );
}

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    '& input': { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: '0', cursor: 'button' },
    '&:has(:checked)': { bg: 'primary.subtle', borderColor: 'primary.solid', color: 'primary.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
  },
});
