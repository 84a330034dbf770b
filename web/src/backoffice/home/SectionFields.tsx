import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { useState, type ChangeEvent } from 'react';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { shopDay } from '../../ui/format/shopDay.ts';
import { useNow } from '../../ui/useNow.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import type { SectionDraft, StoredSection } from './homeDraft.ts';
import { texts, weekdayTexts } from './texts.ts';

export interface Choice {
  id: string;
  title: string;
}

interface SectionFieldsProps {
  section: SectionDraft;
  /** As it was read; undefined for a new one. */
  stored: StoredSection | undefined;
  collections: readonly Choice[];
  errorAt: (name: string) => string | undefined;
  /** Whether a picture is being uploaded, each time it changes. */
  onUploading: (isUploading: boolean) => void;
  onChange: (change: Partial<SectionDraft>) => void;
}

/** The fields of a section: those of its kind, and when it is shown. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, stored, errorAt, onChange } = props;
  const chosen = stored?.collection;
  const isListed = chosen == null || props.collections.some(({ id }) => id === chosen.id);
  const collections = isListed ? props.collections : [chosen, ...props.collections];
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="3" mt="3">
      {section.kind === 'BANNER' && <BannerFields {...props} />}
      {section.kind === 'COLLECTION' && (
        <SelectField
          label="Collection"
          value={section.collectionId}
          error={errorAt('collectionId')}
          help={collections.length === 0 ? 'Create a collection first.' : undefined}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ collectionId: target.value })}
        >
          <option value="">Choose one</option>
          {collections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TimeFields {...props} />
    </Grid>
  );
}

function BannerFields({ section, stored, errorAt, onUploading, onChange }: SectionFieldsProps) {
  const [removals, setRemovals] = useState(0); // a new field shows no chosen file
  const field = (name: 'heading' | 'text' | 'link' | 'alt') => ({
    value: section[name],
    error: errorAt(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  const picture = (name: 'pictureId' | 'widePictureId', original: StoredSection['picture']) => ({
    isWhole: true,
    stored: section[name] !== null && section[name] === original?.id ? original : null,
    alt: section.heading || section.alt || 'Banner',
    disabledReason: '',
    error: errorAt(name) ?? '',
    onUploading,
    onPicture: (id: string | null) => id !== null && onChange({ [name]: id }),
  });
  return (
    <>
      <Grid key={removals} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <PictureField label="Picture for phones" {...picture('pictureId', stored?.picture)} />
        <PictureField label="Picture for wide screens (optional)" {...picture('widePictureId', stored?.widePicture)} />
      </Grid>
      {(section.pictureId ?? section.widePictureId) !== null && (
        <Button
          variant="ghost"
          colorPalette="gray"
          size="sm"
          justifySelf="start"
          onClick={() => {
            setRemovals(removals + 1);
            onChange({ pictureId: null, widePictureId: null });
          }}
        >
          Remove the pictures
        </Button>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <TextField label="Heading" maxLength={80} {...field('heading')} />
        <TextField label="Text" maxLength={200} {...field('text')} />
        <TextField label="Leads to" maxLength={300} help={texts.linkHelp} {...field('link')} />
        <TextField label="What the picture shows" maxLength={200} help={texts.altHelp} {...field('alt')} />
      </Grid>
    </>
  );
}

const TIMES = [
  { name: 'startDate', label: 'From day', type: 'date' },
  { name: 'endDate', label: 'To day', type: 'date' },
  { name: 'from', label: 'From time', type: 'time' },
  { name: 'until', label: 'To time', type: 'time' },
] as const;

function TimeFields({ section, errorAt, onChange }: SectionFieldsProps) {
  const { weekdays, endDate, from, until } = section;
  const today = shopDay(new Date(useNow()));
  const hints: Partial<Record<(typeof TIMES)[number]['name'], string | false>> = {
    endDate: endDate !== '' && endDate < today && 'Over: it is no longer shown',
    until: from !== '' && until !== '' && until <= from && 'On the next day',
  };
  const [isOpen] = useState(() => hasTimes(section)); // emptying a field does not close it
  return (
    <details open={isOpen || undefined}>
      <Box as="summary" cursor="button" textStyle="sm" fontWeight="semibold" py="2">
        When it is shown
      </Box>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="3">
        {TIMES.map(({ name, label, type }) => (
          <TextField
            key={name}
            label={label}
            type={type}
            value={section[name]}
            error={errorAt(name)}
            help={hints[name] || undefined}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </Grid>
      <Flex role="group" aria-label="Weekdays" wrap="wrap" gap="1" mt="1">
        {weekdayTexts.map((label, place) => {
          const isChosen = weekdays.length === 0 || weekdays.includes(place + 1);
          return (
            <Button
              key={label}
              size="sm"
              variant={isChosen ? 'subtle' : 'outline'}
              colorPalette={isChosen ? 'primary' : 'gray'}
              aria-pressed={isChosen}
              onClick={() => onChange({ weekdays: toggleDay(weekdays, place + 1) })}
            >
              {label}
            </Button>
          );
        })}
      </Flex>
    </details>
  );
}

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

/** All days, and none, are the empty list. */
function toggleDay(weekdays: readonly number[], day: number): number[] {
  const chosen = weekdays.length === 0 ? ALL_DAYS : weekdays;
  const next = chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].sort();
  return next.length === ALL_DAYS.length ? [] : next;
}

/** Whether a section is not shown at all times. */
export function hasTimes({ startDate, endDate, from, until, weekdays }: SectionDraft): boolean {
  return [startDate, endDate, from, until].some((text) => text !== '') || weekdays.length > 0;
}
