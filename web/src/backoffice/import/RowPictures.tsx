import { Box, Flex, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { RowPictures_row$key } from './__generated__/RowPictures_row.graphql.ts';

interface RowPicturesProps {
  row: RowPictures_row$key;
  /** Whether the import is not applied yet. */
  isPreview: boolean;
}

/** The pictures of a zip for a product, beside those that it has, or had before. */
export function RowPictures({ row: rowKey, isPreview }: RowPicturesProps) {
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
          <Thumbnails label={isPreview ? 'Now' : 'Before'} count={formerPictures.length}>
            {formerPictures.map((picture) => (
              <Thumbnail key={picture.id}>
                <Picture picture={picture} sizes="48px" />
              </Thumbnail>
            ))}
          </Thumbnails>
        )}
        {added.length > 0 && (
          <Thumbnails label={isPreview ? 'New' : 'Added'} count={added.length}>
            {added.map(({ name, picture }, at) => (
              <Thumbnail key={at} name={name}>
                <Picture picture={picture} sizes="48px" isDecoration />
              </Thumbnail>
            ))}
          </Thumbnails>
        )}
      </Flex>
      {failed.map(({ name, problem }, at) => (
        <Box key={at} mt="1" color="fg.warning" overflowWrap="anywhere">
          {name}: {problem}
        </Box>
      ))}
    </>
  );
}

function Thumbnails({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const labelId = useId();
  return (
    <div>
      <chakra.span id={labelId} color="fg.muted" textStyle="sm">
        {label} ({count})
      </chakra.span>
      <Flex as="ul" role="list" aria-labelledby={labelId} listStyleType="none" wrap="wrap" gap="2" mt="1">
        {children}
      </Flex>
    </div>
  );
}

/** A picture, and below it the file's name without its folders. */
function Thumbnail({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <Box as="li" w={name === undefined ? '12' : '20'} title={name}>
      <Box boxSize="12" overflow="hidden" borderWidth="1px" borderRadius="control" bg="bg.subtle">
        {children}
      </Box>
      {name !== undefined && (
        <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {name.split('/').at(-1)}
        </Box>
      )}
    </Box>
  );
}
