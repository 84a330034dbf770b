import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Printer, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import type { PrintDocument } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';
import type { PrintOptions } from './usePrintOptions.ts';
import { MAX_BAGS } from './parseBags.ts';

interface PrintToolbarProps {
  title: string;
  back: { to: string; label: string };
  document: PrintDocument;
  /** The documents that can be printed here. */
  documents: readonly PrintDocument[];
  pathOf: (document: PrintDocument) => string;
  options: PrintOptions;
  /** More choices beside the paper. */
  children?: ReactNode;
}

const papers = (['A5', 'A4'] as const).map((value) => ({ value, label: value }));

/** The title and the buttons above a document: back, print, the other documents, and the paper. */
export function PrintToolbar({ title, back, document, documents, pathOf, options, children }: PrintToolbarProps) {
  return (
    <Box mb="5">
      <AdminHeader back={back} title={title} />
      <Flex as="nav" aria-label={texts.documents} gap="1" wrap="wrap" mb="3">
        {documents.map((each) => (
          <Button
            key={each}
            asChild
            variant={each === document ? 'subtle' : 'ghost'}
            colorPalette={each === document ? 'green' : 'gray'}
          >
            <Link
              to={{ pathname: pathOf(each), search: options.search }}
              replace
              aria-current={each === document ? 'page' : undefined}
            >
              {documentTexts[each]}
            </Link>
          </Button>
        ))}
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        {children}
        {document === 'packing-slip' && (
          <Box w="24">
            <FilterSelect label="Paper" value={options.paper} options={papers} onValue={options.setPaper} />
          </Box>
        )}
      </Flex>
    </Box>
  );
}

interface BagStepperProps {
  /** The number of the order. */
  order: number;
  options: PrintOptions;
  /** Whether other orders have buttons of the same kind. */
  isOneOfMany?: boolean;
}

/** The number of bags of an order, and the buttons that change it. */
export function BagStepper({ order, options, isOneOfMany = false }: BagStepperProps) {
  const bags = options.bagsOf(order);
  const label = (text: string) => (isOneOfMany ? `${text}: order #${order}` : text);
  return (
    <Flex align="center" gap="1">
      <IconButton
        variant="outline"
        aria-label={label('One bag less')}
        disabled={bags === 1}
        onClick={() => options.setBags(order, bags - 1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <Text role="status" minW="16" textAlign="center">
        {texts.bags(bags)}
      </Text>
      <IconButton
        variant="outline"
        aria-label={label('One bag more')}
        disabled={bags === MAX_BAGS}
        onClick={() => options.setBags(order, bags + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </Flex>
  );
}
