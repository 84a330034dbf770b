import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Difference, Side } from './compareProducts.ts';
import { ProductConflictField } from './ProductConflictField.tsx';
import type { ProductDraft, ProductField } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

interface ProductConflictFormProps {
  differences: readonly Difference[];
  mine: ProductDraft;
  theirs: ProductDraft;
  isBusy: boolean;
  onBack: () => void;
  /** Called with the fields to take from `mine`. */
  onChosen: (fields: ProductField[]) => void;
}

/** Each differing field with the choice between the two versions. */
export function ProductConflictForm(props: ProductConflictFormProps) {
  const { differences, mine, theirs, isBusy, onBack, onChosen } = props;
  const [chosen, setChosen] = useState<Partial<Record<ProductField, Side>>>({});
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const sideOf = ({ field, defaultSide }: Difference) => chosen[field] ?? defaultSide;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation(); // in the React tree the product's form is an ancestor
    if (isBusy) return;
    const open = differences.find((difference) => sideOf(difference) === null);
    setAsked(open !== undefined);
    if (open !== undefined) form.current?.querySelector<HTMLElement>(`[name="${open.field}"]`)?.focus();
    else onChosen(differences.filter((one) => sideOf(one) === 'mine').map(({ field }) => field));
  };

  return (
    <Stack asChild gap="5">
      <form ref={form} onSubmit={submit} noValidate>
        {differences.length === 0 && <Text>{texts.conflictNoDifference}</Text>}
        {differences.map((difference) => (
          <ProductConflictField
            key={difference.field}
            difference={difference}
            mine={mine}
            theirs={theirs}
            side={sideOf(difference)}
            isMissing={isAsked && sideOf(difference) === null}
            onSide={(side) => setChosen((before) => ({ ...before, [difference.field]: side }))}
          />
        ))}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button type="button" variant="outline" colorPalette="gray" onClick={onBack}>
            {texts.backToForm}
          </Button>
          <Button type="submit" loading={isBusy}>
            {texts.saveChoice}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}
