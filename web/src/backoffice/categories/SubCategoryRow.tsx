import { Badge, Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import { PicturePreview } from '../pictures/PictureField.tsx';
import type { SubCategoryDialogs_query$key } from './__generated__/SubCategoryDialogs_query.graphql.ts';
import type { SubCategoryRow_subCategory$key } from './__generated__/SubCategoryRow_subCategory.graphql.ts';
import { DeleteSubCategoryDialog } from './DeleteSubCategoryDialog.tsx';
import { EditSubCategoryDialog } from './SubCategoryDialogs.tsx';
import { texts } from './texts.ts';
import { useScrollToNew } from '../../ui/lists/useScrollToNew.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';

/** A row of the table: a card with picture, name above chips, and actions on phones. */
const SubCategoryRowLayout = chakra('tr', {
  base: {
    transition: 'background-color 150ms ease-out',
    _hover: { md: { bg: 'bg.subtle' } },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"image name action" "image category action"',
      alignItems: 'center',
      columnGap: '2',
      ps: '2',
      pe: '1',
      py: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'card',
    },
    '& > td': { md: { px: '3', py: '1', borderTopWidth: '1px', verticalAlign: 'middle' }, textStyle: 'sm' },
    '&:first-of-type > td': { borderTopWidth: { md: '0' } },
  },
});

interface SubCategoryRowProps {
  subCategory: SubCategoryRow_subCategory$key;
  /** The categories to choose from when it is edited. */
  query: SubCategoryDialogs_query$key;
  serialNumber: number;
  /** The id of the connection that holds it. */
  connectionId: string;
  /** It has just been created. */
  isNew: boolean;
}

/** A sub-category in the table, with its actions. */
export function SubCategoryRow(props: SubCategoryRowProps) {
  const { query, serialNumber, connectionId, isNew } = props;
  const subCategory = useFragment(
    graphql`
      fragment SubCategoryRow_subCategory on SubCategory {
        name
        picture {
          ...Picture_picture
          ...PictureField_picturePreview
        }
        categories {
          id
          name
        }
        ...SubCategoryDialogs_subCategory
        ...DeleteSubCategoryDialog_subCategory
      }
    `,
    props.subCategory,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'preview' | 'edit' | 'delete'>();
  const row = useScrollToNew<HTMLTableRowElement>(isNew);
  const { name, picture, categories } = subCategory;

  return (
    <SubCategoryRowLayout ref={row} role="row" bg={isNew ? 'green.subtle' : undefined}>
      <Cell role="cell" hideBelow="md" w="16" color="fg.muted" fontVariantNumeric="tabular-nums">
        {serialNumber}
      </Cell>
      <Cell role="cell" gridArea="name" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Cell>
      <Cell role="cell" gridArea="image" w={{ md: '20' }}>
        <Thumbnail type="button" aria-label={texts.enlarge(name)} onClick={() => start('preview')}>
          <Box asChild boxSize="8" borderRadius="sm">
            <Picture picture={picture} sizes="32px" isDecoration />
          </Box>
        </Thumbnail>
      </Cell>
      <Cell role="cell" gridArea="category">
        <Flex as="ul" role="list" wrap="wrap" gap="1" listStyleType="none">
          {categories.map((category) => (
            <Badge as="li" key={category.id} colorPalette="gray" whiteSpace="normal">
              {category.name}
            </Badge>
          ))}
        </Flex>
      </Cell>
      <Cell role="cell" gridArea="action" w={{ md: '28' }}>
        <Flex justify="flex-end">
          <IconButton variant="ghost" aria-label={texts.editLabel(name)} onClick={() => start('edit')}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="red"
            aria-label={texts.deleteLabel(name)}
            onClick={() => start('delete')}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Flex>
        {kind === 'preview' && <PicturePreview picture={picture} title={name} isOpen={isOpen} onClose={close} />}
        {kind === 'edit' && (
          <EditSubCategoryDialog subCategory={subCategory} query={query} isOpen={isOpen} onClose={close} />
        )}
        {kind === 'delete' && (
          <DeleteSubCategoryDialog
            subCategory={subCategory}
            connectionId={connectionId}
            isOpen={isOpen}
            onClose={close}
          />
        )}
      </Cell>
    </SubCategoryRowLayout>
  );
}

const Cell = chakra('td');

/** As large as the picture, with a hit area large enough for touch. */
const Thumbnail = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderRadius: 'control',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
  },
});
