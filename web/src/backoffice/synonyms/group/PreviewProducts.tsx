import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../shop/media/Picture.tsx';
import { texts } from '../texts.ts';
import type { PreviewProducts_found$key } from './__generated__/PreviewProducts_found.graphql.ts';

interface PreviewProductsProps {
  title: string;
  found: PreviewProducts_found$key;
}

/** The first products of a search, and the number of all. */
export function PreviewProducts({ title, found: foundKey }: PreviewProductsProps) {
  const { totalCount, products } = useFragment(
    graphql`
      fragment PreviewProducts_found on SynonymPreviewProducts {
        totalCount
        products {
          id
          name
          unit
          pictures(first: 1) {
            ...Picture_picture
          }
        }
      }
    `,
    foundKey,
  );
  return (
    <Box minW="0">
      <Text textStyle="xs" color="fg.muted" fontWeight="medium" mb="1">
        {title}: {totalCount === 0 ? texts.nothing : texts.productCount(totalCount)}
      </Text>
      <Flex as="ol" role="list" direction="column" gap="1" listStyleType="none">
        {products.map(({ id, name, unit, pictures: [picture] }) => (
          <Flex as="li" key={id} align="center" gap="2" minW="0">
            <Box flexShrink="0" boxSize="7" borderRadius="sm" overflow="hidden" bg="bg.subtle">
              <Picture picture={picture} sizes="28px" isDecoration />
            </Box>
            <Text textStyle="xs" lineClamp={2} minW="0" overflowWrap="anywhere">
              {name}{' '}
              <Text as="span" color="fg.muted" whiteSpace="nowrap">
                {unit}
              </Text>
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
