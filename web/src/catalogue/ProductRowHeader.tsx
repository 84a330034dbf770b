import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface ProductRowHeaderProps {
  id: string;
  title: string;
  seeAllPath?: string | undefined;
}

const SeeAllLink = chakra(Link);

/** The title of a product row, with the See All link. */
export function ProductRowHeader({ id, title, seeAllPath }: ProductRowHeaderProps) {
  return (
    <Flex align="center" justify="space-between" gap="4" height="11" marginBottom="2">
      <Heading as="h2" id={id} textStyle={{ base: 'lg', md: 'xl' }} truncate>
        {title}
      </Heading>
      {seeAllPath !== undefined && (
        <SeeAllLink
          to={seeAllPath}
          display="inline-flex"
          alignItems="center"
          flexShrink="0"
          minHeight="11"
          color="green.fg"
          fontWeight="semibold"
          _hover={{ textDecoration: 'underline' }}
        >
          {texts.seeAll} <VisuallyHidden>{texts.seeAllOf(title)}</VisuallyHidden>
          <ChevronRight size={18} aria-hidden />
        </SeeAllLink>
      )}
    </Flex>
  );
}
