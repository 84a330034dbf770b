import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { RiderForm_riders$key } from './__generated__/RiderForm_riders.graphql.ts';
import type { AskedOrder } from './OrderQuestionContext.ts';
import { riderTexts as texts } from './texts.ts';

interface RiderFormProps {
  riders: RiderForm_riders$key;
  order: AskedOrder;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onClose: () => void;
  /** Sends the order out with the rider; null where it is only assigned. */
  onHandOver: ((riderId: string) => void) | null;
  /** Assigns the rider; null lets anyone take the order. */
  onAssign: (riderId: string | null) => void;
}

/** Asks which rider an order is for. */
export function RiderForm(props: RiderFormProps) {
  const { order, refusal, isBusy, onClose, onHandOver, onAssign } = props;
  const riders = useFragment(
    graphql`
      fragment RiderForm_riders on Actor @relay(plural: true) {
        userId
        name
      }
    `,
    props.riders,
  );
  const onlyRider = riders.length === 1 && onHandOver !== null ? riders[0] : undefined;
  const [riderId, setRiderId] = useState(order.riderId ?? onlyRider?.userId ?? '');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const needsRider = onHandOver !== null || order.status === 'OUT_FOR_DELIVERY';

  const withRider = (run: (id: string) => void) => {
    if (riderId !== '') return run(riderId);
    setError(texts.missing);
    form.current?.querySelector('select')?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (onHandOver !== null) withRider(onHandOver);
    else if (needsRider) withRider(onAssign);
    else onAssign(riderId === '' ? null : riderId);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <SelectField
        label={texts.rider}
        error={error}
        value={riderId}
        onChange={({ target }) => {
          setRiderId(target.value);
          setError('');
        }}
      >
        <option value="" disabled={needsRider}>
          {needsRider ? texts.choose : texts.anyone}
        </option>
        {riders.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <Text role="alert" color="fg.error">
        {refusal}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        {onHandOver === null ? (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.keep}
          </Button>
        ) : (
          <Button variant="outline" disabled={isBusy} onClick={() => withRider(onAssign)}>
            {texts.assignOnly}
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {onHandOver === null ? texts.assign : texts.handOver}
        </Button>
      </Flex>
    </form>
  );
}
