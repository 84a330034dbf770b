import { Button, Flex } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PrintDocument } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';

interface PrintLinksProps<Document> {
  documents: readonly Document[];
  pathOf: (document: Document) => string;
}

/** Links to the documents of an order. */
export function PrintLinks<Document extends PrintDocument>({ documents, pathOf }: PrintLinksProps<Document>) {
  return (
    <Flex as="nav" aria-label={texts.documents} gap="2" wrap="wrap">
      {documents.map((document) => (
        <Button key={document} asChild variant="outline" colorPalette="gray">
          <Link to={pathOf(document)}>
            <Printer aria-hidden />
            {documentTexts[document]}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
