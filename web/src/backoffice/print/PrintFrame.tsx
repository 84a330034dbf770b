import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Printer, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { BackLinkProps } from '../ui/BackLink.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import styles from './print.module.css';
import { readPrintDocument, type PrintDocument } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';
import { usePrintOptions, type PrintOptions } from './usePrintOptions.ts';
import { MAX_BAGS } from './parseBags.ts';

interface PrintFrameProps<Document> {
  titleOf: (document: Document) => string;
  back: BackLinkProps;
  /** The documents that can be printed here. */
  documents: readonly Document[];
  pathOf: (document: Document) => string;
  /** The number of the order whose bags can be chosen; none where each of several orders has its own choice. */
  order?: number;
  /** Says above the sheets which orders are left out. */
  note?: string | false;
  /** The sheets of a document. */
  children: (document: Document, options: PrintOptions) => ReactNode;
}

const papers = (['A5', 'A4'] as const).map((value) => ({ value, label: value }));

/** The URL's document as it is printed, below its title and its buttons: back, print, the other documents, the bags and the paper. */
export function PrintFrame<Document extends PrintDocument>(props: PrintFrameProps<Document>) {
  const { titleOf, back, documents, pathOf, order, note = false, children } = props;
  const document = readPrintDocument(useParams()['document'], documents);
  const options = usePrintOptions();
  if (document === null) return <NotFound title="We couldn’t find this document" link={back} />;
  return (
    <>
      <Box mb="5">
        <AdminHeader back={back} title={titleOf(document)} />
        <Flex as="nav" aria-label={texts.documents} gap="1" wrap="wrap" mb="3">
          {documents.map((each) => (
            <Button
              key={each}
              asChild
              variant={each === document ? 'subtle' : 'ghost'}
              colorPalette={each === document ? 'primary' : 'gray'}
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
          {order !== undefined && document !== 'receipt' && <BagStepper order={order} options={options} />}
          {document === 'packing-slip' && (
            <Box w="24">
              <FilterSelect label="Paper" value={options.paper} options={papers} onValue={options.setPaper} />
            </Box>
          )}
        </Flex>
      </Box>
      {note !== false && (
        <Text mb="4" color="fg.muted">
          {note}
        </Text>
      )}
      <div className={styles.sheets}>{children(document, options)}</div>
    </>
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
        aria-label={label('One bag fewer')}
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
