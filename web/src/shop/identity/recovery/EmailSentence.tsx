import { chakra } from '@chakra-ui/react';

/** A sentence with an email address in it, which stands out and may break anywhere. */
export function EmailSentence({ before, email, after }: { before: string; email: string; after: string }) {
  return (
    <>
      {before}
      <chakra.strong color="fg" overflowWrap="anywhere">
        {email}
      </chakra.strong>
      {after}
    </>
  );
}
