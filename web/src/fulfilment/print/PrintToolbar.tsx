import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Minus, Plus, Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminOrderPath } from '../../orders/adminOrderPath.ts';
import { BackLink } from '../../ui/admin/BackLink.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { printDocuments, printPath, type PrintDocument } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';

interface PrintToolbarProps {
  title: string;
  orderId: string;
  document: PrintDocument;
  bags: number;
  maxBags: number;
  paper: 'A4' | 'A5';
}

const papers = (['A5', 'A4'] as const).map((value) => ({ value, label: value }));

/** The buttons above a document: back, print, the other documents, and the number of bags or the paper. */
export function PrintToolbar({ title, orderId, document, bags, maxBags, paper }: PrintToolbarProps) {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(params);
    changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <Box mb="5">
      <BackLink to={adminOrderPath(orderId)} label={texts.back} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} mb="3">
        {title}
      </Heading>
      <Flex as="nav" aria-label={texts.documents} gap="1" wrap="wrap" mb="3">
        {printDocuments.map((each) => (
          <Button
            key={each}
            asChild
            variant={each === document ? 'subtle' : 'ghost'}
            colorPalette={each === document ? 'green' : 'gray'}
          >
            <Link
              to={{ pathname: printPath(orderId, each), search: params.toString() }}
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
          {texts.print}
        </Button>
        {document !== 'receipt' && (
          <Flex align="center" gap="1">
            <IconButton
              variant="outline"
              aria-label={texts.fewerBags}
              disabled={bags === 1}
              onClick={() => change('bags', String(bags - 1))}
            >
              <Minus aria-hidden />
            </IconButton>
            <Text role="status" minW="16" textAlign="center">
              {texts.bags(bags)}
            </Text>
            <IconButton
              variant="outline"
              aria-label={texts.moreBags}
              disabled={bags === maxBags}
              onClick={() => change('bags', String(bags + 1))}
            >
              <Plus aria-hidden />
            </IconButton>
          </Flex>
        )}
        {document === 'packing-slip' && (
          <Box w="24">
            <FilterSelect
              label={texts.paper}
              value={paper}
              options={papers}
              onValue={(value) => change('paper', value)}
            />
          </Box>
        )}
      </Flex>
    </Box>
  );
}
