import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { CategoryGstForm_category$key } from './__generated__/CategoryGstForm_category.graphql.ts';
import { CategoryForm, type CategoryFormValues } from './CategoryForm.tsx';
import { texts } from './texts.ts';

interface CategoryGstFormProps {
  /** The category to edit; undefined for a new one. */
  category?: CategoryGstForm_category$key;
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  onTouched: () => void;
  onSubmit: (
    values: CategoryFormValues & { gstPercent: number | null },
    showErrors: (errors: FormErrors) => void,
  ) => void;
}

/** The form of a category: its name, its picture, and the GST of imported products. */
export function CategoryGstForm({ category: categoryKey, onTouched, onSubmit, ...form }: CategoryGstFormProps) {
  const category = useFragment(
    graphql`
      fragment CategoryGstForm_category on Category {
        name
        gstPercent
        picture {
          ...CategoryForm_picture
        }
      }
    `,
    categoryKey,
  );
  const [gst, setGst] = useState(category?.gstPercent?.toString() ?? '');
  const text = gst.trim();
  const submit = (values: CategoryFormValues, showErrors: (errors: FormErrors) => void) => {
    if (text === '' || /^\d{1,3}$/.test(text)) {
      return onSubmit({ ...values, gstPercent: text === '' ? null : Number(text) }, showErrors);
    }
    showErrors(toFormErrors(texts.gstInvalid, [{ path: 'gstPercent', message: texts.gstInvalid }]));
  };
  return (
    <CategoryForm {...form} name={category?.name} picture={category?.picture} onTouched={onTouched} onSubmit={submit}>
      {(errors) => (
        <TextField
          name="gstPercent"
          label={texts.gst}
          help={texts.gstHelp}
          error={errors['gstPercent']}
          value={gst}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          onChange={(event) => {
            setGst(event.target.value);
            onTouched();
          }}
        />
      )}
    </CategoryForm>
  );
}
