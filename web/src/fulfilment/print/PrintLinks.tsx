import { Button, Flex } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { printDocuments, printPath } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';

/** Links to the documents of an order. */
export function PrintLinks({ orderId }: { orderId: string }) {
  return (
    <Flex as="nav" aria-label={texts.documents} gap="2" wrap="wrap">
      {printDocuments.map((document) => (
        <Button key={document} asChild variant="outline" colorPalette="gray">
          <Link to={printPath(orderId, document)}>
            <Printer aria-hidden />
            {documentTexts[document]}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
