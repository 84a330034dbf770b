import { Text } from '@chakra-ui/react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { compareProducts, pickFields } from './compareProducts.ts';
import { ProductConflictForm } from './ProductConflictForm.tsx';
import type { ProductDraft } from './productDraft.ts';
import { productTexts as texts } from './productTexts.ts';

interface ProductConflictDialogProps {
  /** What both began from. */
  seen: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** The version of `theirs`. */
  version: number;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Hears the fields that are to be as in `mine`; all others are to be as in `theirs`. */
  onChosen: (chosen: Partial<ProductDraft>) => void;
}

/** Shows two people's states of a product field by field, and has it chosen which of them stays. */
export function ProductConflictDialog(props: ProductConflictDialogProps) {
  const { mine, theirs, version, isOpen, isBusy, onClose, onChosen } = props;
  return (
    <FormDialog title={texts.conflictTitle} isOpen={isOpen} isOnTop isWide onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {texts.conflictText}
      </Text>
      <ProductConflictForm
        key={version} // what was chosen against another state counts no longer
        differences={compareProducts(props)}
        mine={mine}
        theirs={theirs}
        isBusy={isBusy}
        onBack={onClose}
        onChosen={(fields) => onChosen(pickFields(mine, fields))}
      />
    </FormDialog>
  );
}
