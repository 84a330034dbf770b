import type { Config } from '../config.ts';

interface Accounts {
  admin?: { email: string; password: string };
  shopper?: { email: string; password: string };
}

/** What the start prints when the shop is open. */
export function welcome({ publicUrl, graphiql, smtpUrl, environment }: Config, { admin, shopper }: Accounts): string {
  const rows = [
    ['Shop', publicUrl],
    ['GraphiQL', graphiql ? `${publicUrl}/graphql` : null],
    ['Mails', smtpUrl || environment === 'production' ? null : `${publicUrl}/dev/mail`],
    ['Admin', admin && `${admin.email}  ${admin.password}`],
    ['Shopper', shopper && `${shopper.email}  ${shopper.password}`],
  ];
  const lines = rows.filter(([, value]) => value).map(([name, value]) => `  ${name?.padEnd(9)} ${value}`);
  return ['', '  Kirana is open.', '', ...lines, '', '  Ctrl-C closes it.', ''].join('\n');
}
