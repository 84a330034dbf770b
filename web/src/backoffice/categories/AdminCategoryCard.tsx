import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { AdminCategoryCard_category$key } from './__generated__/AdminCategoryCard_category.graphql.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';
import { texts } from './texts.ts';
import { useScrollToNew } from '../../ui/lists/useScrollToNew.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';

interface AdminCategoryCardProps {
  category: AdminCategoryCard_category$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isEager: boolean;
  /** It has just been created. */
  isNew: boolean;
}

/** A category with its edit and delete buttons. */
export function AdminCategoryCard({ category: categoryKey, connectionId, isEager, isNew }: AdminCategoryCardProps) {
  const category = useFragment(
    graphql`
      fragment AdminCategoryCard_category on Category {
        name
        picture {
          ...Picture_picture
        }
        ...EditCategoryDialog_category
        ...DeleteCategoryDialog_category
      }
    `,
    categoryKey,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'edit' | 'delete'>();
  const card = useScrollToNew<HTMLLIElement>(isNew);
  const { name } = category;

  return (
    <chakra.li
      ref={card}
      display="flex"
      layerStyle="card"
      flexDirection="column"
      overflow="hidden"
      borderColor={isNew ? 'green.border' : 'border'}
    >
      <Box asChild w="full">
        <Picture
          picture={category.picture}
          sizes="(min-width: 1024px) 16vw, (min-width: 768px) 25vw, 50vw"
          isDecoration
          isEager={isEager}
        />
      </Box>
      <Box flex="1" px="3" py="2.5">
        <Text fontWeight="semibold" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
          {name}
        </Text>
      </Box>
      <Flex borderTopWidth="1px">
        <CardButton variant="ghost" aria-label={texts.editLabel(name)} onClick={() => start('edit')}>
          <Pencil aria-hidden />
          {texts.edit}
        </CardButton>
        <Box borderStartWidth="1px" />
        <CardButton
          variant="ghost"
          colorPalette="red"
          aria-label={texts.deleteLabel(name)}
          onClick={() => start('delete')}
        >
          <Trash2 aria-hidden />
          {texts.delete}
        </CardButton>
      </Flex>
      {kind === 'edit' && <EditCategoryDialog category={category} isOpen={isOpen} onClose={close} />}
      {kind === 'delete' && (
        <DeleteCategoryDialog category={category} connectionId={connectionId} isOpen={isOpen} onClose={close} />
      )}
    </chakra.li>
  );
}

const CardButton = chakra(Button, { base: { flex: '1', minW: '0', px: '1', gap: '1.5', borderRadius: 'none' } });
