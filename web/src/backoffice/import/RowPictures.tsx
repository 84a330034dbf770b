import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { RowPictures_row$key } from './__generated__/RowPictures_row.graphql.ts';

/** The pictures of a zip for a product, beside those that it has. */
export function RowPictures({ row: rowKey }: { row: RowPictures_row$key }) {
  const { files, formerPictures } = useFragment(
    graphql`
      fragment RowPictures_row on ImportRow {
        files {
          name
          problem
          picture {
            id
            ...Picture_picture
          }
        }
        formerPictures {
          id
          ...Picture_picture
        }
      }
    `,
    rowKey,
  );
  const added = files.filter(({ picture }) => picture != null);
  const failed = added.length === 0 ? [] : files.filter(({ problem }) => problem != null); // the row says it otherwise
  return (
    <>
      <Flex wrap="wrap" gap="4">
        {formerPictures.length > 0 && (
          <Thumbnails label="Now">
            {formerPictures.map((picture) => (
              <Thumbnail key={picture.id}>
                <Picture picture={picture} sizes="48px" isDecoration />
              </Thumbnail>
            ))}
          </Thumbnails>
        )}
        {added.length > 0 && (
          <Thumbnails label="New">
            {added.map(({ name, picture }) => (
              <Thumbnail key={name} title={name}>
                <Picture picture={picture} sizes="48px" isDecoration />
              </Thumbnail>
            ))}
          </Thumbnails>
        )}
      </Flex>
      {failed.map(({ name, problem }) => (
        <Box key={name} mt="1" color="fg.warning" overflowWrap="anywhere">
          {name}: {problem}
        </Box>
      ))}
    </>
  );
}

function Thumbnails({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.span color="fg.muted" textStyle="sm">
        {label}
      </chakra.span>
      <Flex wrap="wrap" gap="1" mt="1">
        {children}
      </Flex>
    </div>
  );
}

function Thumbnail({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box boxSize="12" overflow="hidden" borderWidth="1px" borderRadius="control" bg="bg.subtle" title={title}>
      {children}
    </Box>
  );
}
