import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Printer, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bagDocuments, printOrdersPath } from '../../print/printPaths.ts';
import { selectionTexts as texts } from './texts.ts';

interface OrderSelectionBarProps {
  ids: readonly string[];
  onClear: () => void;
}

/** The bar of the selected orders, with links that print them together. */
export function OrderSelectionBar({ ids, onClear }: OrderSelectionBarProps) {
  return (
    <Flex
      role="group"
      aria-label={texts.label}
      layerStyle="float"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap="2"
      mt="2"
      p="2"
    >
      <Flex align="center" justify="space-between" flex="1" ps="2">
        <Text role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {texts.count(ids.length)}
        </Text>
        <IconButton variant="ghost" colorPalette="gray" aria-label={texts.clear} onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Flex gap="2">
        {bagDocuments.map((document) => (
          <Button key={document} asChild variant="outline" flex={{ base: '1', md: 'none' }}>
            <Link to={printOrdersPath(document, { ids })}>
              <Printer aria-hidden />
              {texts.documents[document]}
            </Link>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
