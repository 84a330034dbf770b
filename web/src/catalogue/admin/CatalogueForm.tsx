import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormRefusal } from '../../identity/formRefusal.ts';
import { useFormValues } from '../../identity/useFormValues.ts';
import { PictureField } from '../../media/PictureField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CatalogueForm_picture$key } from './__generated__/CatalogueForm_picture.graphql.ts';
import { texts } from './texts.ts';

const LONGEST_NAME = 60;

/** What was entered. */
export interface CatalogueValues {
  name: string;
  pictureId: string;
}

interface CatalogueFormProps {
  /** The name and the picture that it begins with. */
  name?: string | undefined;
  picture?: CatalogueForm_picture$key | undefined;
  /** What the submit button does. */
  action: string;
  isBusy: boolean;
  /** Whether what `children` asks for is there. */
  isComplete?: boolean;
  onTouched: () => void;
  /** `refuse` puts what was wrong beside its field. */
  onSubmit: (values: CatalogueValues, refuse: (refusal: FormRefusal) => void) => void;
  /** Further fields, told what is wrong by the name of the field. */
  children?: (errors: FormRefusal['fields']) => ReactNode;
}

/** What categories and sub-categories have in common: a name and a picture, which needs the name first. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { action, isBusy, isComplete = true, onTouched, onSubmit, children } = props;
  const picture = useFragment(
    graphql`
      fragment CatalogueForm_picture on Picture {
        id
        ...PictureField_picture
      }
    `,
    props.picture,
  );
  const start = { name: props.name ?? '', pictureId: picture?.id ?? '' };
  const { form, values, errors, set, fieldProps, refuse, isFilled } = useFormValues(start);
  const name = values.name.trim();
  const canSubmit = isFilled && isComplete;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSubmit && !isBusy) onSubmit({ name, pictureId: values.pictureId }, refuse);
  };
  const takePicture = (pictureId: string | null) => {
    set('pictureId', pictureId ?? '');
    onTouched();
  };

  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          onInput={onTouched}
          label={texts.name}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          enterKeyHint="done"
          required
        />
        <PictureField
          label={texts.picture}
          stored={picture}
          alt={name}
          hindrance={name === '' ? texts.nameFirst : ''}
          error={errors['pictureId'] ?? ''}
          onPicture={takePicture}
        />
        {children?.(errors)}
        <Button type="submit" w="full" mt="1" disabled={!canSubmit} loading={isBusy}>
          {action}
        </Button>
      </form>
    </Flex>
  );
}
