import { Text } from '@chakra-ui/react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { compareProducts, pickFields } from './compareProducts.ts';
import { ProductConflictForm } from './ProductConflictForm.tsx';
import type { ProductDraft } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

interface ProductConflictDialogProps {
  /** The version that both were edited from. */
  seen: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** The version of `theirs`. */
  version: number;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Called with the fields to take from `mine`; all others are taken from `theirs`. */
  onChosen: (chosen: Partial<ProductDraft>) => void;
}

/** Resolves a conflict of two versions of a product: shows each differing field with the choice between them. */
export function ProductConflictDialog(props: ProductConflictDialogProps) {
  const { mine, theirs, version, isOpen, isBusy, onClose, onChosen } = props;
  return (
    <FormDialog title={texts.conflictTitle} isOpen={isOpen} isOnTop isWide onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {texts.conflictText}
      </Text>
      <ProductConflictForm
        key={version} // a newer version resets the choices
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
