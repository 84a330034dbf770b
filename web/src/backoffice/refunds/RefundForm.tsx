import { Flex, Text, Grid, Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { Form } from '../../ui/forms/Form.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import type { RefundCreateInput } from './__generated__/RefundItemsMutation.graphql.ts';
import { roundRefund, type Unrefunded } from './roundRefund.ts';
import { startingChoice, type RefundChoice, type RefundReason, usualRestockType } from './refundChoice.ts';
import { refundMethodTexts, refundSentences } from './refundTexts.ts';
import { reasonTexts } from '../../shop/orders/refunds/texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import type { RefundForm_readLine$key } from './__generated__/RefundForm_readLine.graphql.ts';

/** What happens to refunded pieces, in the order of the form. */
const restockTexts = { RETURN: 'Back to stock', DISCARD: 'Discarded', NO_RESTOCK: 'Not returned' } as const;

const MAX_NOTE = 200;
const METHODS = ['ORIGINAL_PAYMENT', 'CASH', 'STORE_CREDIT'] as const;

/** What to refund; `amount` is what the form says that the shopper gets: whole rupees in cash. */
export type Refund = Required<Pick<RefundCreateInput, 'lines' | 'method'>> & { note: string | null; amount: number };

/** A line that can be refunded. */
interface RefundableLine {
  line: RefundForm_readLine$key;
  /** How many pieces the shopper reported: the most that are refunded, and the choice at first. */
  reported?: number;
}

interface RefundFormProps {
  lines: readonly RefundableLine[];
  /** The unrefunded part of the payment. */
  unrefunded: Unrefunded;
  /** Why the shopper asked for it; without it each line's reason is chosen. */
  reason?: RefundReason;
  /** Above the lines. */
  lead: ReactNode;
  confirm: string;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (refund: Refund) => void;
}

/** The form for the refunded pieces of each line, what happens to them, how the shopper gets the money, and a note. */
export function RefundForm(props: RefundFormProps) {
  const { unrefunded, reason, lead, confirm, refusal, isBusy, onKeep, onSubmit } = props;
  const { isCash } = unrefunded;
  const lines = props.lines.map(readLine);
  const [choices, setChoices] = useState<Readonly<Record<string, RefundChoice>>>({});
  const [method, setMethod] = useState<Refund['method']>('ORIGINAL_PAYMENT');
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const choiceOf = ({ id, quantity }: Line) => choices[id] ?? startingChoice(quantity, reason);
  const amount = lines.reduce((sum, line) => sum + line.price * choiceOf(line).quantity, 0);
  const given = isCash || method === 'CASH' ? roundRefund(amount, unrefunded) : amount;
  const problem = isEmpty && amount === 0 ? 'Choose at least one item.' : refusal;

  const submit = () => {
    setEmpty(amount === 0);
    const chosen = lines
      .map((line) => ({ orderLineId: line.id, ...choiceOf(line) }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length > 0)
      onSubmit({ lines: chosen, method, note: note.trim() === '' ? null : note.trim(), amount: given });
  };
  return (
    <Form isFilled action={confirm} isBusy={isBusy} onCancel={onKeep} onSubmit={submit}>
      <Box mb="1">
        <Text as="div" color="fg.muted" mb="4">
          {lead}
        </Text>
        <Flex direction="column" gap="3" mb="4">
          {lines.map((line) => {
            const choice = choiceOf(line);
            const choose = (change: Partial<RefundChoice>) =>
              setChoices({ ...choices, [line.id]: { ...choice, ...change } });
            return (
              <Flex key={line.id} direction="column" gap="2">
                <RefundLineField
                  line={line}
                  quantity={choice.quantity}
                  onQuantity={(quantity) => choose({ quantity })}
                />
                {choice.quantity > 0 && (
                  <RefundLineChoices
                    name={line.name}
                    choice={choice}
                    hasReason={reason === undefined}
                    onChoice={choose}
                  />
                )}
              </Flex>
            );
          })}
        </Flex>
        <SelectField
          label="Refund to"
          value={method}
          onChange={({ target }) => setMethod(METHODS.find((each) => each === target.value) ?? 'ORIGINAL_PAYMENT')}
        >
          {METHODS.filter((each) => !isCash || each !== 'CASH').map((each) => (
            <option key={each} value={each}>
              {isCash && each === 'ORIGINAL_PAYMENT' ? refundMethodTexts.CASH : refundMethodTexts[each]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Note (optional)"
          help="The shopper will see this. Up to 200 characters."
          value={note}
          maxLength={MAX_NOTE}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
        <Text role="status" mt="2" minH="6" fontWeight="semibold">
          {amount > 0 && refundSentences(method, isCash, given).total}
        </Text>
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      </Box>
    </Form>
  );
}

interface RefundLineChoicesProps {
  /** The product, for screen readers. */
  name: string;
  choice: RefundChoice;
  /** Whether the reason is chosen here. */
  hasReason: boolean;
  onChoice: (change: Partial<RefundChoice>) => void;
}

const REASONS = optionsOf(reasonTexts);
const RESTOCK_TYPES = optionsOf(restockTexts);

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label })); // the table's own keys
}

/** Chooses why pieces of a line are refunded and what happens to them, which follows the reason until it is chosen. */
function RefundLineChoices({ name, choice, hasReason, onChoice }: RefundLineChoicesProps) {
  return (
    <Grid templateColumns={hasReason ? { base: '1fr', sm: '1fr 1fr' } : '1fr'} gap="2">
      {hasReason && (
        <FilterSelect
          label={`Why ${name} is refunded`}
          value={choice.reason}
          options={REASONS}
          onValue={(reason) => onChoice({ reason, restockType: usualRestockType(reason) })}
        />
      )}
      <FilterSelect
        label={`What happens to ${name}`}
        value={choice.restockType}
        options={RESTOCK_TYPES}
        onValue={(restockType) => onChoice({ restockType })}
      />
    </Grid>
  );
}

type Line = ReturnType<typeof readLine>;

/** A line with the most pieces of it that can be refunded: delivered, not refunded, and reported if it is about a report. */
function readLine({ line, reported }: RefundableLine) {
  const { id, name, unit, price, quantity, missingQuantity, refundedQuantity } = readInlineData(
    graphql`
      fragment RefundForm_readLine on OrderLine @inline {
        id
        name
        unit
        price
        quantity
        missingQuantity
        refundedQuantity
      }
    `,
    line,
  );
  const refundable = quantity - missingQuantity - refundedQuantity;
  const most = Math.min(reported ?? refundable, refundable);
  return { id, name, unit, price, most, quantity: reported === undefined ? 0 : most };
}

interface RefundLineFieldProps {
  line: Line;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Chooses how many pieces of a line are refunded; renders nothing if none can be. */
function RefundLineField({ line: { name, unit, price, most }, quantity: chosen, onQuantity }: RefundLineFieldProps) {
  if (most <= 0) return null;
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Box minW="0" overflowWrap="anywhere">
        <Text textStyle="sm" fontWeight="medium">
          {name}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {unit} · {formatRupees(price)}
        </Text>
      </Box>
      <Box w="24" flexShrink="0">
        <FilterSelect
          label={`${name} (up to ${most})`}
          value={String(chosen)}
          options={options}
          onValue={(value) => onQuantity(Number(value))}
        />
      </Box>
    </Flex>
  );
}
