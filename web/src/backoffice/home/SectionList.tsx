import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { MoveButtons, moved } from '../ui/MoveButtons.tsx';
import { newSection, titleOf, type SectionDraft, type SectionKind, type StoredSection } from './homeDraft.ts';
import { SectionFields, type Choice } from './SectionFields.tsx';
import { kindTexts, texts } from './texts.ts';

const REPEATED: readonly SectionKind[] = ['BANNER', 'COLLECTION'];
const MAX_SECTIONS = 40;

interface SectionListProps {
  sections: readonly SectionDraft[];
  stored: readonly StoredSection[];
  collections: readonly Choice[];
  errors: Readonly<Record<string, string>>;
  onUploading: (isUploading: boolean) => void;
  /** Receives a change of the latest sections: an upload ends long after its file was chosen. */
  onChange: (change: (sections: readonly SectionDraft[]) => readonly SectionDraft[]) => void;
}

/** The sections of the home page as cards, in their order; a removed one can be put back. */
export function SectionList(props: SectionListProps) {
  const { sections, stored, collections, errors, onUploading, onChange } = props;
  const [removed, setRemoved] = useState<{ section: SectionDraft; place: number } | null>(null);
  const [kind, setKind] = useState<SectionKind | ''>('');
  const [addedKey, setAddedKey] = useState('');
  const lastKey = useRef(0);
  const added = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with its section.
  useLayoutEffect(() => {
    if (removed !== null) undo.current?.focus();
  }, [removed]);
  useLayoutEffect(() => added.current?.focus(), [addedKey]);
  const remove = (section: SectionDraft, place: number) => {
    setRemoved({ section, place });
    onChange((all) => all.filter(({ key }) => key !== section.key));
    announce(`${titleOf(section)} removed`);
  };
  const putBack = () => {
    if (removed !== null) onChange((all) => all.toSpliced(removed.place, 0, removed.section));
    setRemoved(null);
  };
  const add = () => {
    if (kind === '') return;
    lastKey.current += 1;
    const section = newSection(kind, `new-${lastKey.current}`);
    onChange((all) => [...all, section]);
    setKind('');
    setAddedKey(section.key);
    announce(`${kindTexts[kind].name} added`);
  };
  const free = (Object.keys(kindTexts) as SectionKind[]).filter(
    (each) => REPEATED.includes(each) || !sections.some((section) => section.kind === each),
  );
  return (
    <>
      {sections.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
      <Flex as="ol" direction="column" gap="3" role="list" listStyleType="none">
        {sections.map((section, place) => {
          const title = titleOf(section);
          return (
            <Box
              as="li"
              key={section.key}
              ref={section.key === addedKey ? added : undefined}
              tabIndex={-1}
              layerStyle="card"
              p={{ base: '3', md: '4' }}
            >
              <Flex justify="space-between" gap="2">
                <Box minW="0">
                  <Heading as="h2" textStyle="md" overflowWrap="anywhere">
                    {title}
                  </Heading>
                  <Text textStyle="sm" color="fg.muted">
                    {errors[`sections.${place}.kind`] ?? kindTexts[section.kind].help}
                  </Text>
                </Box>
                <Flex flexShrink="0">
                  <MoveButtons
                    name={title}
                    place={place}
                    count={sections.length}
                    onMove={(to) => onChange((all) => moved(all, place, to))}
                  />
                  <IconButton
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={`Remove ${title}`}
                    onClick={() => remove(section, place)}
                  >
                    <X aria-hidden />
                  </IconButton>
                </Flex>
              </Flex>
              <SectionFields
                section={section}
                stored={stored.find(({ id }) => id === section.key)}
                collections={collections}
                onUploading={onUploading}
                errorAt={(name) => errors[`sections.${place}.${name}`]}
                onChange={(change) =>
                  onChange((all) => all.map((each) => (each.key === section.key ? { ...each, ...change } : each)))
                }
              />
            </Box>
          );
        })}
      </Flex>
      {removed !== null && (
        <Flex role="status" align="center" gap="3" mt="3">
          <Text>{`${titleOf(removed.section)} removed.`}</Text>
          <Button ref={undo} variant="outline" colorPalette="gray" size="sm" onClick={putBack}>
            Undo
          </Button>
        </Flex>
      )}
      <Flex mt="4" gap="2" align="end">
        <Box flex="1" maxW="20rem">
          <SelectField
            label="Add a section"
            value={kind}
            error={errors['sections']}
            onChange={({ target }) => setKind(target.value as SectionKind | '')} // the value of an option below
          >
            <option value="">Choose what it shows</option>
            {free.map((each) => (
              <option key={each} value={each}>
                {kindTexts[each].name}
              </option>
            ))}
          </SelectField>
        </Box>
        <Button variant="outline" disabled={kind === '' || sections.length >= MAX_SECTIONS} onClick={add}>
          Add
        </Button>
      </Flex>
    </>
  );
}
