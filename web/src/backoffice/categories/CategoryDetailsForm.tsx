import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { CategoryDetailsForm_category$key } from './__generated__/CategoryDetailsForm_category.graphql.ts';
import { CategoryForm, type CategoryFormValues } from './CategoryForm.tsx';
import { texts } from './texts.ts';

/** The entered values. */
type CategoryDetails = CategoryFormValues & Record<Place, boolean> & { gstPercent: number | null };

type Place = (typeof PLACES)[number];

/** Where a category is shown besides the page of all categories. */
const PLACES = ['isOnHomePage', 'isInFooter'] as const;

interface CategoryDetailsFormProps {
  /** The category to edit; undefined for a new one. */
  category?: CategoryDetailsForm_category$key;
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  onTouched: () => void;
  onSubmit: (values: CategoryDetails, showErrors: (errors: FormErrors) => void) => void;
}

/** The form of a category: its name, its picture, the GST of new products, and where it is shown. */
export function CategoryDetailsForm({ category: categoryKey, onTouched, onSubmit, ...form }: CategoryDetailsFormProps) {
  const category = useFragment(
    graphql`
      fragment CategoryDetailsForm_category on Category {
        name
        gstPercent
        isOnHomePage
        isInFooter
        picture {
          ...CategoryForm_picture
        }
      }
    `,
    categoryKey,
  );
  const [gst, setGst] = useState(category?.gstPercent?.toString() ?? '');
  const [places, setPlaces] = useState({
    isOnHomePage: category?.isOnHomePage ?? true,
    isInFooter: category?.isInFooter ?? true,
  });
  const text = gst.trim();
  const submit = (values: CategoryFormValues, showErrors: (errors: FormErrors) => void) => {
    const gstPercent = parseCount(text);
    if (text === '' || gstPercent !== null) return onSubmit({ ...values, ...places, gstPercent }, showErrors);
    showErrors(toFormErrors(texts.gstInvalid, [{ path: 'gstPercent', message: texts.gstInvalid }]));
  };
  return (
    <CategoryForm {...form} name={category?.name} picture={category?.picture} onTouched={onTouched} onSubmit={submit}>
      {(errors) => (
        <>
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
          {PLACES.map((place) => (
            <Switch
              key={place}
              title={texts.places[place].title}
              text={texts.places[place].text}
              isOn={places[place]}
              onChange={(isOn) => {
                setPlaces({ ...places, [place]: isOn });
                onTouched();
              }}
            />
          ))}
        </>
      )}
    </CategoryForm>
  );
}
