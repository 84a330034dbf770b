import { useState, type ChangeEvent } from 'react';
import { type FormErrors, toFormErrors } from '../../../ui/forms/formErrors.ts';
import { usePictureList } from '../../../shop/media/useUploadedPictures.ts';
import { useFormErrors } from '../../../ui/forms/useFormValues.ts';
import { validatePictures, validateProduct } from './validateProduct.ts';
import { MAX_PICTURES } from '@kirana/shared/limits.ts';
import {
  differingFields,
  type ProductDraft,
  type ProductField,
  type ProductTextField,
  inputNameOf,
  productFields,
} from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

/** The state of a product form and its callbacks. */
export type ProductFormState = ReturnType<typeof useProductForm>;

type Entered = Omit<ProductDraft, 'pictures'>;

interface ProductFormOptions {
  isNew: boolean;
  /** The values that follow from the entered ones, for untouched fields. */
  derive?: (entered: Entered) => Partial<Entered>;
}

/**
 * The values of a product form that starts as `start`, and their errors. An untouched field follows `start` when it changes.
 */
export function useProductForm(start: ProductDraft, { isNew, derive }: ProductFormOptions) {
  const [typed, setTyped] = useState<Partial<Entered>>({});
  const { form, errors, setErrors, clearError, showErrors } = useFormErrors();
  const [isBlockedByPictures, setBlockedByPictures] = useState(false);
  const name = typed.name ?? start.name;
  const pictures = usePictureList({
    stored: start.pictures,
    alt: name.trim() === '' ? 'Product' : name.trim(),
    maxCount: MAX_PICTURES,
    onChanged: () => clearError('pictures'),
  });
  const derived = derive?.({ ...start, ...typed });
  const draft: ProductDraft = { ...start, ...derived, ...typed, pictures: pictures.list };

  const set = <Field extends Exclude<ProductField, 'pictures'>>(field: Field, value: ProductDraft[Field]) => {
    setTyped((before) => ({ ...before, [field]: value }));
    clearError(field);
  };
  const isTouched = (field: keyof Entered) => field in typed;
  const textProps = (field: ProductTextField) => ({
    name: field,
    label: texts.fields[field],
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, target.value),
  });

  const numberProps = (field: ProductTextField) => ({
    ...textProps(field),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });

  /** Whether the draft is valid; if not, the first invalid field takes the focus. */
  const check = (): boolean => {
    const found = validateProduct(draft, { isNew });
    const isGood = Object.keys(found).length === 0;
    const { pictures: pictureIssue, ...others } = found;
    setBlockedByPictures(pictureIssue !== undefined);
    if (!isGood) showErrors({ fields: found, message: 'Please check the marked fields.' });
    setErrors(others); // the pictures' message is computed from the uploads
    return isGood;
  };

  /** Replaces all values. */
  const replaceValues = ({ pictures: entered, ...others }: Partial<ProductDraft>) => {
    setTyped(others);
    pictures.reset(entered ?? null);
  };

  const pictureError = errors['pictures'] ?? (isBlockedByPictures ? validatePictures(pictures.list) : '');
  const isChanged = differingFields(start, draft).length > 0;
  return {
    form,
    draft,
    pictures,
    pictureError,
    errors,
    isChanged,
    set,
    clearError,
    isTouched,
    textProps,
    numberProps,
    check,
    showErrors,
    replaceValues,
  };
}

/** The options of the mutations that save a product, which assign an error to the form field that caused it. */
export function productErrors(showErrors: (errors: FormErrors) => void) {
  return {
    fields: {
      SkuTakenError: 'sku',
      CategoryNotFoundError: 'categories',
      SubCategoryNotFoundError: 'subCategories',
      PictureNotFoundError: 'pictures',
      DeclarationsMissingError: 'declarations.countryOfOrigin',
    },
    onFormErrors: ({ fields, message }: FormErrors) => {
      const issues = Object.entries(fields).map(([path, issue]) => ({ path: fieldOf(path), message: issue }));
      showErrors(toFormErrors(message, issues));
    },
  };
}

/** Maps an input path to a form field: `details.2.value` to `details.2`, `categoryIds.1` to `categories`. */
function fieldOf(path: string): string {
  const [input = '', place] = path.split('.');
  if ((input === 'details' || input === 'declarations') && place !== undefined) return `${input}.${place}`;
  return productFields.find((field) => inputNameOf(field) === input) ?? input;
}
