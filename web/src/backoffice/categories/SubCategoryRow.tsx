import { Badge, Box, chakra, Flex, IconButton, Skeleton } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import { PicturePreview } from '../pictures/PictureField.tsx';
import type { SubCategoryDialogs_query$key } from './__generated__/SubCategoryDialogs_query.graphql.ts';
import type { SubCategoryRow_subCategory$key } from './__generated__/SubCategoryRow_subCategory.graphql.ts';
import { Cell } from '../ui/AdminTableRow.tsx';
import { DeleteSubCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditSubCategoryDialog } from './SubCategoryDialogs.tsx';
import { texts } from './texts.ts';
import { useScrollToNew } from '../../ui/lists/useScrollToNew.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';

/** A row of the table: a card with picture, name above chips, and actions on phones. */
const SubCategoryRowLayout = chakra(
  'tr',
  {
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
  },
  { defaultProps: { role: 'row' } },
);

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
        }
        categories {
          id
          name
        }
        ...SubCategoryDialogs_subCategory
        ...DeleteCategoryDialog_subCategory
      }
    `,
    props.subCategory,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'preview' | 'edit' | 'delete'>();
  const row = useScrollToNew<HTMLTableRowElement>(isNew);
  const { name, picture, categories } = subCategory;

  return (
    <SubCategoryRowLayout ref={row} bg={isNew ? 'primary.subtle' : undefined}>
      <Cell {...numberCell}>{serialNumber}</Cell>
      <Cell gridArea="name" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Cell>
      <Cell {...imageCell}>
        <Thumbnail type="button" aria-label={`Enlarge the picture of ${name}`} onClick={() => start('preview')}>
          <Box asChild boxSize="8" borderRadius="sm">
            <Picture picture={picture} sizes="32px" isDecoration />
          </Box>
        </Thumbnail>
      </Cell>
      <Cell gridArea="category">
        <Flex as="ul" role="list" wrap="wrap" gap="1" listStyleType="none">
          {categories.map((category) => (
            <Badge as="li" key={category.id} colorPalette="gray" whiteSpace="normal">
              {category.name}
            </Badge>
          ))}
        </Flex>
      </Cell>
      <Cell {...actionCell}>
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

/** A row while the sub-categories load. */
export function SubCategoryRowSkeleton() {
  return (
    <SubCategoryRowLayout>
      <Cell {...numberCell} />
      <Cell gridArea="name">
        <Skeleton h="4" w="70%" />
      </Cell>
      <Cell {...imageCell}>
        <Skeleton boxSize="11" />
      </Cell>
      <Cell gridArea="category">
        <Skeleton h="4" w="45%" />
      </Cell>
      <Cell {...actionCell} />
    </SubCategoryRowLayout>
  );
}

const numberCell = { hideBelow: 'md', w: '16', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } as const;
const imageCell = { gridArea: 'image', w: { md: '20' } };
const actionCell = { gridArea: 'action', w: { md: '28' } };

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
