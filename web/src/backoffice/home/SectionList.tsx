import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
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
  onChange: (sections: readonly SectionDraft[]) => void;
}

/** The sections of the home page as cards, in their order; a removed one can be put back. */
export function SectionList({ sections, stored, collections, errors, onChange }: SectionListProps) {
  const [removed, setRemoved] = useState<{ section: SectionDraft; place: number } | null>(null);
  const lastKey = useRef(0);
  const move = (place: number, step: 1 | -1) => {
    const next = [...sections];
    next.splice(place + step, 0, ...next.splice(place, 1));
    onChange(next);
    announce(`Now at place ${place + step + 1} of ${sections.length}`);
  };
  const remove = (section: SectionDraft, place: number) => {
    setRemoved({ section, place });
    onChange(sections.filter((other) => other !== section));
  };
  const putBack = () => {
    if (removed !== null) onChange(sections.toSpliced(removed.place, 0, removed.section));
    setRemoved(null);
  };
  const add = (kind: SectionKind) => {
    lastKey.current += 1;
    onChange([...sections, newSection(kind, `new-${lastKey.current}`)]);
  };
  const free = (Object.keys(kindTexts) as SectionKind[]).filter(
    // its own keys

    (kind) => REPEATED.includes(kind) || !sections.some((each) => each.kind === kind),
  );
  return (
    <>
      {sections.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
      <Flex as="ol" direction="column" gap="3" role="list" listStyleType="none">
        {sections.map((section, place) => {
          const title = titleOf(section);
          const buttons = [
            { label: `Move ${title} up`, Icon: ArrowUp, isOff: place === 0, act: () => move(place, -1) },
            {
              label: `Move ${title} down`,
              Icon: ArrowDown,
              isOff: place === sections.length - 1,
              act: () => move(place, 1),
            },
            { label: `Remove ${title}`, Icon: X, isOff: false, act: () => remove(section, place) },
          ];
          return (
            <Box as="li" key={section.key} layerStyle="card" p={{ base: '3', md: '4' }}>
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
                  {buttons.map(({ label, Icon, isOff, act }) => (
                    <IconButton
                      key={label}
                      variant="ghost"
                      colorPalette="gray"
                      aria-label={label}
                      disabled={isOff}
                      onClick={act}
                    >
                      <Icon aria-hidden />
                    </IconButton>
                  ))}
                </Flex>
              </Flex>
              <SectionFields
                section={section}
                stored={stored.find(({ id }) => id === section.key)}
                collections={collections}
                errorAt={(name) => errors[`sections.${place}.${name}`]}
                onChange={(change) => onChange(sections.with(place, { ...section, ...change }))}
              />
            </Box>
          );
        })}
      </Flex>
      {removed !== null && (
        <Flex role="status" align="center" gap="3" mt="3">
          <Text>{`${titleOf(removed.section)} removed.`}</Text>
          <Button variant="outline" colorPalette="gray" size="sm" onClick={putBack}>
            Undo
          </Button>
        </Flex>
      )}
      <Box mt="4" maxW="20rem">
        <SelectField
          label="Add a section"
          value=""
          disabled={sections.length >= MAX_SECTIONS}
          error={errors['sections']}
          onChange={({ target }) => add(target.value as SectionKind /* the value of an option below */)}
        >
          <option value="">Choose what it shows</option>
          {free.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind].name}
            </option>
          ))}
        </SelectField>
      </Box>
    </>
  );
}
