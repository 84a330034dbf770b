import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../paths.ts';
import { texts } from '../texts.ts';

/** Example searches, shown without a search text or without results. */
export function SearchSuggestions({ heading }: { heading: string }) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} maxWidth="40rem" marginX="auto" paddingY="6" textAlign="center">
      <Heading as="h2" id={headingId} textStyle="lg">
        {heading}
      </Heading>
      <Flex as="ul" role="list" listStyleType="none" wrap="wrap" justify="center" gap="2" marginTop="4">
        {texts.exampleSearches.map((example) => (
          <li key={example}>
            <Button asChild variant="outline" borderRadius="full">
              <Link to={searchPath(example)}>
                <Search aria-hidden />
                {example}
              </Link>
            </Button>
          </li>
        ))}
      </Flex>
    </chakra.section>
  );
}
