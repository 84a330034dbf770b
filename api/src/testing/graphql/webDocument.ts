import { readFileSync } from 'node:fs';
import { CLIENT_DOCUMENTS } from '../../platform/graphql/documents/persistedDocuments.ts';

/** The text of an operation of the web client's, which browsers send by its id. */
export function webDocument(name: string): string {
  const texts = Object.values<string>(JSON.parse(readFileSync(CLIENT_DOCUMENTS, 'utf8')));
  const text = texts.find((each) => new RegExp(`^\\w+ ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`The web client has no operation ${name}`);
  return text;
}
