import type { Config } from '../config/config.ts';

interface Account {
  email: string;
  password: string;
}

interface Accounts {
  admin?: Account;
  shopper?: Account;
  picker?: Account;
  rider?: Account;
}

/** The text that the start prints when the server listens, outside of production. */
export function startupBanner({ publicUrl, graphiql, smtpUrl }: Config, accounts: Accounts): string {
  const { admin, shopper, picker, rider } = accounts;
  const rows = [
    ['Shop', publicUrl],
    ['GraphiQL', graphiql ? `${publicUrl}/graphql` : null],
    ['Mails', smtpUrl ? null : `${publicUrl}/dev/mail`],
    ['Admin', admin && `${admin.email}  ${admin.password}`],
    ['Shopper', shopper && `${shopper.email}  ${shopper.password}`],
    ['Picker', picker && `${picker.email}  ${picker.password}`],
    ['Rider', rider && `${rider.email}  ${rider.password}`],
  ];
  const lines = rows.filter(([, value]) => value).map(([name, value]) => `  ${name?.padEnd(9)} ${value}`);
  return ['', '  Kirana is open.', '', ...lines, '', '  Ctrl-C closes it.', ''].join('\n');
}
