import { Box, Button, Heading } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { AccountSetting } from './AccountSetting.tsx';
import { developerTexts as texts } from './profileTexts.ts';

/** What people need who write programs for the shop. */
export function DeveloperSettings() {
  return (
    <Box as="section" layerStyle="card" px={{ base: '4', md: '6' }} aria-label={texts.title}>
      <Heading as="h2" textStyle="lg" pt="5" pb="1">
        {texts.title}
      </Heading>
      <AccountSetting title={texts.apiTokens} text={texts.apiTokensText}>
        <Button asChild variant="outline" colorPalette="gray">
          <Link to="/dashboard/api-tokens">{texts.seeApiTokens}</Link>
        </Button>
      </AccountSetting>
    </Box>
  );
}
