import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ApiTokenCreateInput } from './__generated__/useCreateApiTokenMutation.graphql.ts';
import { apiTokenTexts as texts, scopeTexts } from './apiTokenTexts.ts';

type Scope = ApiTokenCreateInput['scope'];

const SCOPES = ['READ', 'READ_WRITE'] as const satisfies readonly Scope[];

interface ScopeChoiceProps {
  scope: Scope;
  /** Whether the person may download files with data of many people. */
  canExport: boolean;
  onChoose: (scope: Scope) => void;
}

/** Chooses a token's scope; each choice has a line of explanation. */
export function ScopeChoice({ scope, canExport, onChoose }: ScopeChoiceProps) {
  return (
    <Box as="fieldset">
      <Text as="legend" mb="1" textStyle="sm" fontWeight="semibold">
        {texts.scope}
      </Text>
      <Flex direction="column" gap="2" mb="2">
        {(canExport ? [...SCOPES, 'EXPORT' as const] : SCOPES).map((each) => (
          <chakra.label
            key={each}
            layerStyle="card"
            display="flex"
            gap="3"
            p="3"
            fontWeight="semibold"
            cursor="button"
            _hover={{ borderColor: 'green.border' }}
            css={{ '&:has(:checked)': { borderColor: 'green.solid', background: 'green.subtle' } }}
          >
            <chakra.input
              type="radio"
              name="scope"
              checked={scope === each}
              onChange={() => onChoose(each)}
              aria-describedby={`scope-${each}`}
              accentColor="green.solid"
              boxSize="5"
              flexShrink="0"
              mt="0.5"
            />
            <span>
              {scopeTexts[each].label}
              <Text id={`scope-${each}`} aria-hidden textStyle="sm" fontWeight="normal" color="fg.muted">
                {scopeTexts[each].text}
              </Text>
            </span>
          </chakra.label>
        ))}
      </Flex>
    </Box>
  );
}
